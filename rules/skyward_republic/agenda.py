"""The agenda of this game: which deeds and questions its effects have (see `rules.core.agenda`)."""

from __future__ import annotations

from typing import TypeAlias

from rules.core.agenda import Agenda
from rules.core.agenda import option as option
from rules.core.questions import Question
from rules.skyward_republic.effects import AnyEffect
from rules.skyward_republic.table import Table

Asked: TypeAlias = Question[AnyEffect]

AGENDA: Agenda[Table] = Agenda()
DEEDS = AGENDA.deeds
deed, asks, waits = AGENDA.deed, AGENDA.asks, AGENDA.waits
question_of, open_question, settle = AGENDA.question_of, AGENDA.open_question, AGENDA.settle
