# Skyport in two stages: one installs what the bot needs, the other carries only that and runs as a plain user.

FROM python:3.11-slim AS install
WORKDIR /app
COPY requirements.lock ./
RUN python -m venv .venv && .venv/bin/python -m pip install --no-cache-dir --disable-pip-version-check --require-hashes -r requirements.lock

FROM python:3.11-slim
# Pictures set right-to-left and Indic text with the system's libfribidi.
RUN apt-get update && apt-get install -y --no-install-recommends libfribidi0 && rm -rf /var/lib/apt/lists/*
RUN useradd --system --uid 10001 --no-create-home skyport && mkdir /data && chown skyport /data
WORKDIR /app
COPY --from=install /app/.venv ./.venv
COPY bot ./bot
COPY render ./render
COPY rules ./rules
COPY storage ./storage
COPY docs/rules ./docs/rules
COPY LICENSE README.md ./
ENV PATH=/app/.venv/bin:$PATH PYTHONUNBUFFERED=1 PYTHONDONTWRITEBYTECODE=1 SKYPORT_DATA=/data
# Sprites are drawn here, once, so that no start has to.
ENV SKYPORT_DRAWINGS=/app/drawings
RUN python -m render.prepare drawings
USER skyport
VOLUME /data
HEALTHCHECK --interval=60s --timeout=15s --start-period=90s --retries=3 CMD ["python", "-m", "bot.health"]
CMD ["python", "-m", "bot"]
