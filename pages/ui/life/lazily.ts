import { type ComponentType, type LazyExoticComponent, lazy } from "react";

type Module<P> = { default: ComponentType<P> };
export type Load<P> = () => Promise<Module<P>>;

let giveUp = <P>(_load: Load<P>, error: unknown): Module<P> => {
  throw error;
};

/** Sets what takes the place of a part whose line stays cut; before, that ends the screen. */
export const setStandIn = (make: <P>(load: Load<P>) => Module<P>) => {
  giveUp = make;
};

/** A part of a screen that is loaded when it is first drawn, and asked for once more if the line was cut meanwhile. */
export const lazily = <P>(load: Load<P>): LazyExoticComponent<ComponentType<P>> =>
  lazy(() =>
    load()
      .catch(load)
      .catch((error) => giveUp(load, error)),
  );
