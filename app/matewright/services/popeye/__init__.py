"""Answering an input for Popeye in Popeye's form, part by part."""

from matewright.services.popeye.answers import Answering, Limits

__all__ = ["Answering", "Limits"]
