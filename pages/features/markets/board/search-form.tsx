import type { FormEvent } from "react";
import { MAX_TYPED } from "../../../../shared/catalogue-limits.ts";
import type { BoardSearch } from "./search.ts";

interface SearchFormProps {
  id: string;
  search: BoardSearch;
  onShow: (asked: Record<string, unknown>) => void;
}

/** What is typed asks for assets; the form also takes with it what else the address says. */
export function SearchForm({ id, search, onShow }: SearchFormProps) {
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    onShow(Object.fromEntries(new FormData(event.currentTarget, submitter)));
  };
  return (
    <form id={id} action="/markets" onSubmit={send} className="flex gap-3 max-sm:w-full">
      <button
        type="submit"
        name="sort"
        value={search.sort ?? ""}
        className="button button-ghost order-last hidden noscript:block"
      >
        Show
      </button>
      {(["class", "where", "cols"] as const).map(
        (name) => search[name] && <input key={name} type="hidden" name={name} value={search[name]} />,
      )}
      <input
        type="search"
        name="q"
        className="field w-64 max-sm:flex-1"
        aria-label="Search assets"
        placeholder="Coin, stock or fund"
        autoComplete="off"
        maxLength={MAX_TYPED}
        value={search.q ?? ""}
        onChange={({ target }) => onShow({ ...search, page: undefined, q: target.value })}
      />
    </form>
  );
}
