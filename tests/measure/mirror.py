"""The same records in pydantic: the peer that loading and dumping is measured against."""

from __future__ import annotations

from types import UnionType
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

import msgspec
from pydantic import BaseModel, create_model


class Mirror:
    """Makes a pydantic model of a msgspec record, and of every record in it."""

    def __init__(self) -> None:
        self.models: dict[str, type[BaseModel]] = {}
        self._begun: set[str] = set()

    def of(self, record: type[msgspec.Struct]) -> type[BaseModel]:
        """The model of a record."""
        self._model(record)
        for model in self.models.values():
            model.model_rebuild(_types_namespace=self.models)
        return self.models[record.__name__]

    def _model(self, record: type[msgspec.Struct]) -> str:
        if record.__name__ not in self._begun:
            self._begun.add(record.__name__)
            hints, fields = get_type_hints(record), msgspec.structs.fields(record)
            made: dict[str, Any] = {field.name: (self._kind(hints[field.name]), _default(field)) for field in fields}
            tag = record.__struct_config__.tag
            if tag is not None:
                made["tagged"] = (Literal[tag], msgspec_tag(record))
            self.models[record.__name__] = create_model(record.__name__, **made)
        return record.__name__

    def _kind(self, kind: Any) -> Any:
        if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
            return self._model(kind)
        origin = get_origin(kind)
        if origin is None or origin is Literal:
            return kind
        parts = tuple(part if part is Ellipsis else self._kind(part) for part in get_args(kind))
        return Union[parts] if origin in (Union, UnionType) else origin[parts]  # noqa: UP007  # found at run time


def _default(field: Any) -> Any:
    if field.default is not msgspec.NODEFAULT:
        return field.default
    return field.default_factory() if field.default_factory is not msgspec.NODEFAULT else ...


def msgspec_tag(record: type[msgspec.Struct]) -> Any:
    """Under which name the tag of a record is written, as pydantic wants to be told."""
    from pydantic import Field

    return Field(alias=record.__struct_config__.tag_field or "type")
