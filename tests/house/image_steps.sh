#!/usr/bin/env bash
# Runs the steps of the Dockerfile without an image: the same files into a clean folder, the same locked packages,
# and the bot imported from there by a plain user.
set -euo pipefail
cd "$(dirname "$0")/../.."
python=${PYTHON:-python3}
app=$(mktemp -d)
trap 'rm -rf "$app"' EXIT
chmod 755 "$app"

# Every COPY from the tree, as the Dockerfile writes it: sources first, the target last.
while read -r -a words; do
    target="$app/${words[-1]}"
    for source in "${words[@]:0:${#words[@]}-1}"; do
        case "${words[-1]}" in
            */) mkdir -p "$target" && cp -r "$source" "$target" ;;
            *) mkdir -p "$(dirname "$target")" && cp -r "$source" "$target" ;;
        esac
    done
done < <(sed -n 's/^COPY \([^-].*\)$/\1/p' Dockerfile)
find "$app" -name __pycache__ -prune -exec rm -rf {} +

(
    cd "$app"
    "$python" -m venv .venv
    .venv/bin/python -m pip install --quiet --no-cache-dir --disable-pip-version-check --require-hashes -r requirements.lock
)
chmod -R go+rX "$app"

plain=()
[ "$(id -u)" -eq 0 ] && plain=(setpriv --reuid=nobody --regid=nogroup --clear-groups)
cd "$app"
export HOME=/nonexistent PYTHONDONTWRITEBYTECODE=1
run() { env -u DISCORD_TOKEN -u DATABASE_URL "${plain[@]}" "$app/.venv/bin/python" "$@"; }

run -c "import bot, render, rules, storage"
run -c "import bot.app, bot.health, bot.backup; from rules.shelf import SHELF; print('games:', ', '.join(SHELF))"
run -c "import os; print('user:', os.getuid())"
if run -m bot.health; then
    echo "bot.health is content although no bot is running" >&2
    exit 1
fi
