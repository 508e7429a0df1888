"""Sends calls of the API. Nothing but the standard library is needed."""

from __future__ import annotations

import http.client
import json
import urllib.error
import urllib.parse
import urllib.request
from typing import Any, Iterator, Mapping

from .version import __version__


class ApiError(Exception):
    """A refusal. `problem` is as the API told it; decide by `code`, and repeat where `retryable` after `retry_after` seconds."""

    def __init__(self, status: int, problem: Mapping[str, Any], retry_after: int | None) -> None:
        self.status = status
        self.problem = problem
        self.retry_after = retry_after
        self.code = str(problem.get("code", "unknown"))
        self.retryable = bool(problem.get("retryable", status >= 500))
        super().__init__(f"{status} {self.code}: {problem.get('detail', '')}")


class Transport:
    """`base_url`: where the API lives. `api_key`: sent where a call wants one. `timeout`: seconds for one reply."""

    def __init__(self, base_url: str, api_key: str | None = None, timeout: float = 30.0) -> None:
        self._base_url = base_url.rstrip("/")
        self._api_key = api_key
        self._timeout = timeout

    def _read_json(self, method: str, path: str, **asked: Any) -> Any:
        with self._open(method, path, **asked) as reply:
            return json.load(reply)

    def _read_text(self, method: str, path: str, **asked: Any) -> str:
        with self._open(method, path, **asked) as reply:
            return reply.read().decode()

    def _read_events(self, method: str, path: str, **asked: Any) -> Iterator[Any]:
        """The data of each server-sent event. The call is made when the first is asked for."""
        with self._open(method, path, **asked) as reply:
            data: list[str] = []
            for line in reply:
                text = line.decode().rstrip("\r\n")
                if text.startswith("data:"):
                    data.append(text[5:].removeprefix(" "))
                elif not text and data:
                    yield json.loads("\n".join(data))
                    data = []

    def _open(
        self,
        method: str,
        path: str,
        *,
        keyed: bool = False,
        query: Mapping[str, Any] | None = None,
        body: Any = None,
        idempotency_key: str | None = None,
    ) -> http.client.HTTPResponse:
        """The reply. Raises `ApiError`, and `OSError` where none came."""
        asked = {name: value for name, value in (query or {}).items() if value is not None}
        url = f"{self._base_url}{path}" + (f"?{urllib.parse.urlencode(asked)}" if asked else "")
        headers = {"User-Agent": f"enigma-client-python/{__version__}"}
        if keyed and self._api_key is not None:
            headers["X-API-Key"] = self._api_key
        if idempotency_key is not None:
            headers["Idempotency-Key"] = idempotency_key
        if body is not None:
            headers["Content-Type"] = "application/json"
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(url, data=data, headers=headers, method=method)
        try:
            reply: http.client.HTTPResponse = urllib.request.urlopen(request, timeout=self._timeout)
            return reply
        except urllib.error.HTTPError as refusal:
            with refusal:
                raise ApiError(refusal.code, _read_problem(refusal), _read_wait(refusal)) from None


def _read_problem(refusal: urllib.error.HTTPError) -> Mapping[str, Any]:
    try:
        problem = json.load(refusal)
    except ValueError:
        return {}
    return problem if isinstance(problem, dict) else {}


def _read_wait(refusal: urllib.error.HTTPError) -> int | None:
    wait = refusal.headers.get("Retry-After", "")
    return int(wait) if wait.isdigit() else None
