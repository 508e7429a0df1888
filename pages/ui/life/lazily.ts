import { type ComponentType, type LazyExoticComponent, lazy } from "react";

/** A part of a screen that is loaded when it is first drawn, and asked for once more if the line was cut meanwhile. */
export const lazily = <P>(
  load: () => Promise<{ default: ComponentType<P> }>,
): LazyExoticComponent<ComponentType<P>> => lazy(() => load().catch(load));
