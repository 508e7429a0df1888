/** Stands under the words while they come. */
export const Writing = ({ isRewritten }: { isRewritten: boolean }) => (
  <p className="writing">
    <span className="cursor cursor-blink" aria-hidden />
    {isRewritten ? "An earlier draft did not pass our checks and was withdrawn. Writing anew" : "Writing"}
  </p>
);
