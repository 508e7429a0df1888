interface Moves {
  subscribe: (
    type: "onRendered",
    run: (move: { fromLocation?: unknown; pathChanged: boolean }) => void,
  ) => () => void;
}

/** The link that was followed may have gone with its screen: the keyboard goes on in the new one. Returns what ends this. */
export const followScreen = (router: Moves): (() => void) =>
  router.subscribe("onRendered", ({ fromLocation, pathChanged }) => {
    if (fromLocation && pathChanged && document.activeElement === document.body)
      document.getElementById("main")?.focus({ preventScroll: true });
  });
