/** Stands under the words while they come. */
export const Writing = ({ isRewritten }: { isRewritten: boolean }) => (
  <p className="writing mt-3 flex items-center gap-2.5 font-mono text-fg-3 text-sm">
    <span className="cursor cursor-blink m-0 h-4 w-2 flex-none" aria-hidden />
    {isRewritten ? "An earlier draft did not pass our checks and was withdrawn. Writing it again" : "Writing"}
  </p>
);
