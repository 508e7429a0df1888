/** Once the toast that has the focus is gone, the focus goes back to where it was before. Returns what ends this. */
export function leaveToast(): () => void {
  const place = document.getElementById("toaster");
  let before: EventTarget | null = null;
  const note = ({ relatedTarget }: Event & { relatedTarget?: EventTarget | null }) => {
    if (relatedTarget && !place?.contains(relatedTarget as Node)) before = relatedTarget;
  };
  const observer = new MutationObserver(() => {
    if (before instanceof HTMLElement && document.activeElement === document.body) before.focus();
    before = null;
  });
  place?.addEventListener("focusin", note);
  if (place) observer.observe(place, { childList: true });
  return () => {
    observer.disconnect();
    place?.removeEventListener("focusin", note);
  };
}
