/** What the router notes of a part that it could not load: with the note it shows a failure, without it loads the page anew. */
const keyOf = ({ message }: Error) => `tanstack_router_reload:${message}`;

/** Without a network the page that is there is kept: loaded anew it would be none. */
export function stayOffline(): void {
  addEventListener("vite:preloadError", ({ payload }) => {
    if (!navigator.onLine) sessionStorage.setItem(keyOf(payload), "1");
  });
}
