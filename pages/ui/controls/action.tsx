import type { ReactNode } from "react";
import { Spinner } from "./spinner.tsx";

interface ActionProps {
  /** what it does to what, for those who do not see where it stands */
  name?: string;
  isDanger?: boolean;
  isDisabled?: boolean;
  /** under way: shown and disabled */
  isBusy?: boolean;
  onClick: () => void;
  children: ReactNode;
}

/** A quiet button, as in a row of a table or beside a title. */
export const Action = ({ name, isDanger, isDisabled, isBusy, onClick, children }: ActionProps) => (
  <button
    type="button"
    className={isDanger ? "action action-danger" : "action"}
    aria-label={name}
    disabled={isDisabled || isBusy}
    onClick={() => onClick()}
  >
    {isBusy && <Spinner />}
    {children}
  </button>
);
