import { type ComponentType, type LazyExoticComponent, lazy } from "react";

type Load<P> = () => Promise<{ default: ComponentType<P> }>;

/**
 * A part of a screen that is loaded when it is first drawn, and asked for once more if the line was cut meanwhile; then `otherwise`
 * takes its place, where the screen stands without it.
 */
export function lazily<P>(
  load: Load<P>,
  otherwise?: ComponentType<P>,
): LazyExoticComponent<ComponentType<P>> {
  const again = () => load().catch(load);
  return lazy(otherwise ? () => again().catch(() => ({ default: otherwise })) : again);
}
