import { Link } from "@tanstack/react-router";
import type { BoardSearch } from "./search.ts";

/** To the page before and the one after, where there are several. */
export function Turns({ search, pages }: { search: BoardSearch; pages: number }) {
  const { page = 1 } = search;
  if (pages <= 1) return null;
  return (
    <nav aria-label="Pages" className="panel-head">
      <Turn {...{ search }} to={Math.min(page - 1, pages)} isOpen={page > 1}>
        ← Previous
      </Turn>
      <Turn {...{ search }} to={page + 1} isOpen={page < pages}>
        Next →
      </Turn>
    </nav>
  );
}

interface TurnProps {
  search: BoardSearch;
  to: number;
  isOpen: boolean;
  children: string;
}

function Turn({ search, to, isOpen, children }: TurnProps) {
  if (!isOpen) return <span className="text-fg-3 text-sm">{children}</span>;
  return (
    <Link
      to="/markets"
      search={{ ...search, page: to > 1 ? to : undefined }}
      resetScroll={false}
      className="action text-sm"
    >
      {children}
    </Link>
  );
}
