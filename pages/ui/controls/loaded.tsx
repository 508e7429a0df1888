import type { ReactNode } from "react";
import { Waiting } from "./spinner.tsx";
import { Trouble } from "./trouble.tsx";

interface LoadedProps<T> {
  of: { data: T | undefined; error: Error | null; refetch: () => unknown };
  /** what is said while it is on its way, or what stands in its place */
  waiting: ReactNode;
  /** said where it did not come and the server gave no words of its own */
  failed: string;
  onRetry?: () => unknown;
  children: (data: T) => ReactNode;
}

/** What is made of data once it is there; until then that it is awaited, or why it did not come. */
export function Loaded<T>({
  of: { data, error, refetch },
  waiting,
  failed,
  onRetry,
  children,
}: LoadedProps<T>) {
  if (data !== undefined) return children(data);
  if (error) return <Trouble error={error} fallback={failed} onRetry={onRetry ?? refetch} />;
  return typeof waiting === "string" ? <Waiting label={waiting} /> : waiting;
}
