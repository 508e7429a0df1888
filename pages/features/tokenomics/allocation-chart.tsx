import { formatCount } from "../../../shared/format.ts";
import { NGMA_ALLOCATION } from "../../../shared/ngma.ts";

const RADIUS = 80;
const WIDTH = 44;
const ROUND = 2 * Math.PI * RADIUS;
/** One hue, from strong to faint: the parts differ by their place and their label, not by colour alone. */
const shade = (at: number) =>
  `color-mix(in oklch, var(--color-amber) ${100 - at * 16}%, var(--color-line-strong))`;
const millions = (tokens: number) => `${formatCount(tokens / 1_000_000)}M`;

/** The share of each allocation as a ring; the table beside it says the same. */
export function AllocationChart() {
  let before = 0;
  return (
    <svg
      viewBox="0 0 220 220"
      className="size-55"
      role="img"
      aria-label="Token allocation; the table has the figures"
    >
      {NGMA_ALLOCATION.map(({ name, percentage }, at) => {
        const turn = (before / 100) * 360 - 90;
        before += percentage;
        return (
          <circle
            key={name}
            cx="110"
            cy="110"
            r={RADIUS}
            fill="none"
            stroke={shade(at)}
            strokeWidth={WIDTH}
            strokeDasharray={`${(percentage / 100) * ROUND - 2} ${ROUND}`}
            transform={`rotate(${turn} 110 110)`}
          >
            <title>{`${name}: ${percentage}%`}</title>
          </circle>
        );
      })}
      <text x="110" y="106" textAnchor="middle" fontSize="24" fontWeight="600" fill="var(--color-fg)">
        1B
      </text>
      <text x="110" y="126" textAnchor="middle" fontSize="12" fill="var(--color-fg-3)">
        NGMA
      </text>
    </svg>
  );
}

export function AllocationTable() {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: who has no mouse scrolls it by key
    <section className="document-scroll" aria-label="Token allocation" tabIndex={0}>
      <table className="document-table">
        <thead>
          <tr>
            <th scope="col">Part</th>
            <th scope="col" className="number-cell">
              Share
            </th>
            <th scope="col" className="number-cell">
              Amount
            </th>
            <th scope="col">Vesting</th>
          </tr>
        </thead>
        <tbody>
          {NGMA_ALLOCATION.map(({ name, percentage, amount, vesting }, at) => (
            <tr key={name}>
              <td>
                <span className="flex items-baseline gap-2.5">
                  <svg className="size-2.5 flex-none" aria-hidden>
                    <rect width="100%" height="100%" fill={shade(at)} />
                  </svg>
                  {name}
                </span>
              </td>
              <td className="number-cell">{percentage}%</td>
              <td className="number-cell">{millions(amount)}</td>
              <td>{vesting}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">Total supply</th>
            <td className="number-cell">
              {NGMA_ALLOCATION.reduce((sum, { percentage }) => sum + percentage, 0)}%
            </td>
            <td className="number-cell">
              {millions(NGMA_ALLOCATION.reduce((sum, { amount }) => sum + amount, 0))}
            </td>
            <td />
          </tr>
        </tfoot>
      </table>
    </section>
  );
}
