/** A place on a line, in percent of its length; `y` and `height` in pixels. By attributes: the policy of our pages takes no style from HTML. */
export const Needle = ({ at, y, height }: { at: number; y: number; height: number }) => (
  <rect x={`${at}%`} width={3} {...{ y, height }} transform="translate(-1.5)" className="fill-fg stroke-bg" />
);
