import type { ReactNode } from "react";

/** A column's name; that of figures stands to the right, and one that says nothing to the eye is only read out. */
export type Column = string | { num: string } | { hidden: string };

interface TableProps {
  columns: readonly Column[];
  className?: string;
  /** the rows */
  children: ReactNode;
}

/** Rows under the names of their columns; on a phone each row is a block of its own, unless `className` says otherwise. */
export function Table({ columns, className = "ledger stacked", children }: TableProps) {
  return (
    <table className={className}>
      <Columns columns={columns} />
      <tbody>{children}</tbody>
    </table>
  );
}

const Columns = ({ columns }: Pick<TableProps, "columns">) => (
  <thead>
    <tr>
      {columns.map((column) => {
        if (typeof column === "string")
          return (
            <th key={column} scope="col">
              {column}
            </th>
          );
        if ("num" in column)
          return (
            <th key={column.num} scope="col" className="num">
              {column.num}
            </th>
          );
        return (
          <th key={column.hidden} scope="col">
            <span className="sr-only">{column.hidden}</span>
          </th>
        );
      })}
    </tr>
  </thead>
);
