"""An agent with the official Python SDK: prints the address a browser opens, reads where that led to, asks a tool."""

import asyncio
import sys
from urllib.parse import parse_qs, urlsplit

from mcp import Client
from mcp.client.auth import AuthorizationCodeResult, OAuthClientProvider
from mcp.client.streamable_http import create_mcp_http_client, streamable_http_client
from mcp.shared.auth import OAuthClientMetadata

address, redirect, tool, asset = sys.argv[1:]


class Memory:
    """What the SDK keeps between its steps."""

    tokens = None
    app = None

    async def get_tokens(self):
        return self.tokens

    async def set_tokens(self, tokens):
        self.tokens = tokens

    async def get_client_info(self):
        return self.app

    async def set_client_info(self, client_info):
        self.app = client_info


async def open_browser(url):
    print(url, flush=True)


async def read_redirect():
    query = parse_qs(urlsplit(sys.stdin.readline().strip()).query)
    return AuthorizationCodeResult(**{name: query[name][0] for name in ("code", "state", "iss")})


async def main():
    app = OAuthClientMetadata(client_name="Agent in Python", redirect_uris=[redirect])
    provider = OAuthClientProvider(address, app, Memory(), open_browser, read_redirect)
    async with create_mcp_http_client(auth=provider) as http:
        async with Client(streamable_http_client(address, http_client=http)) as client:
            await client.list_tools()
            result = await client.call_tool(tool, {"asset": asset})
            print("failed" if result.is_error else "answered", flush=True)


asyncio.run(main())
