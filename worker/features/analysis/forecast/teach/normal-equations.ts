/** The normal equations of a least-squares fit, added up row by row. */
export class NormalEquations {
  readonly width: number;
  private readonly matrix: number[][];
  private readonly right: number[];

  constructor(width: number) {
    this.width = width;
    this.matrix = Array.from({ length: width }, () => Array.from({ length: width }, () => 0));
    this.right = Array.from({ length: width }, () => 0);
  }

  add(row: number[], target: number): void {
    for (let i = 0; i < this.width; i++) {
      const [line, value] = [this.matrix[i] as number[], row[i] as number];
      for (let k = 0; k < this.width; k++) line[k] = (line[k] as number) + value * (row[k] as number);
      this.right[i] = (this.right[i] as number) + value * target;
    }
  }

  /** Drawn to `towards` (zeros) as if `pull` further cases said so. */
  solve(pull: number[], towards: number[] = pull.map(() => 0)): number[] {
    const matrix = this.matrix.map((row, i) =>
      row.map((value, k) => (i === k ? value + (pull[i] as number) : value)),
    );
    return solve(
      matrix,
      this.right.map((value, i) => value + (pull[i] as number) * (towards[i] as number)),
    );
  }
}

/**
 * The x of `matrix` x = `right`, by elimination with pivots. `matrix` is square, rows first; both are left as they were.
 * Throws on a singular matrix.
 */
function solve(matrix: number[][], right: number[]): number[] {
  const rows = matrix.map((row, i) => [...row, right[i] as number]);
  const n = rows.length;
  for (let column = 0; column < n; column++) {
    const size = (row: number) => Math.abs(rows[row]?.[column] as number);
    let pivot = column;
    for (let row = column + 1; row < n; row++) if (size(row) > size(pivot)) pivot = row;
    if (!(size(pivot) > 0)) throw new Error("The equations have no single solution.");
    [rows[column], rows[pivot]] = [rows[pivot] as number[], rows[column] as number[]];
    const top = rows[column] as number[];
    for (const row of rows.slice(column + 1)) {
      const factor = (row[column] as number) / (top[column] as number);
      for (let k = column; k <= n; k++) row[k] = (row[k] as number) - factor * (top[k] as number);
    }
  }
  const x = Array.from({ length: n }, () => 0);
  for (let i = n - 1; i >= 0; i--) {
    const row = rows[i] as number[];
    const known = x.slice(i + 1).reduce((sum, value, k) => sum + value * (row[i + 1 + k] as number), 0);
    x[i] = ((row[n] as number) - known) / (row[i] as number);
  }
  return x;
}
