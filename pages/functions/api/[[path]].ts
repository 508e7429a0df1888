/** Hands every /api request to the API worker by service binding, so that its cookies are first-party. */
export const onRequest: PagesFunction<{ API: Fetcher }> = ({ request, env }) => env.API.fetch(request);
