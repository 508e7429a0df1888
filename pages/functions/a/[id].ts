/**
 * A shared answer: the site's screen, with the words of the answer for those without scripts and the status that says what
 * became of it.
 */
export const onRequest: PagesFunction<{ API: Fetcher; ASSETS: Fetcher }, "id"> = async ({
  request,
  env,
  params,
}) => {
  if (request.method !== "GET" && request.method !== "HEAD") return env.ASSETS.fetch(request);
  const [screen, words] = await Promise.all([
    env.ASSETS.fetch(new URL("/a/shared", request.url)),
    env.API.fetch(new Request(new URL(`/api/shares/${params.id as string}/words`, request.url))),
  ]);
  const html = await words.text();
  const isHtml = words.headers.get("Content-Type")?.startsWith("text/html");
  const page = new HTMLRewriter()
    .on("[data-words]", {
      element: (element) => {
        if (isHtml) element.setInnerContent(html, { html: true });
      },
    })
    .transform(screen);
  const reply = new Response(page.body, { status: words.status, headers: page.headers });
  reply.headers.set("X-Robots-Tag", "noindex");
  reply.headers.set("Cache-Control", "no-store");
  return reply;
};
