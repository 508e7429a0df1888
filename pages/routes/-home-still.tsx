export { About } from "../features/landing/about.tsx";
export { default as Features } from "../features/landing/features-grid.tsx";
export { Footer } from "../features/landing/footer.tsx";
export { Hero } from "../features/landing/hero.tsx";
