/** Hands MCP requests to the API worker by service binding, so that agents reach it on the site's own address. */
export const onRequest: PagesFunction<{ API: Fetcher }> = ({ request, env }) => env.API.fetch(request);
