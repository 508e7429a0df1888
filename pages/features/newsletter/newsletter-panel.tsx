import { SectionHead } from "../../ui/section-head.tsx";
import { NewsletterForm } from "./newsletter-form.tsx";

/** The newsletter's place on the home page. */
export const NewsletterPanel = () => (
  <section
    aria-labelledby="newsletter-title"
    className="home-newsletter scroll-mt-[-9px] border-line border-t lg:grid lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] noscript:hidden"
  >
    <SectionHead
      id="newsletter-title"
      title="Newsletter"
      note="News of our rules, our data and the network. No price targets."
    />
    <NewsletterForm />
  </section>
);
