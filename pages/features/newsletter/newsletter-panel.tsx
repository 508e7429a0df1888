import { NewsletterForm } from "./newsletter-form.tsx";

/** The newsletter's place on the home page. */
export const NewsletterPanel = () => (
  <section aria-labelledby="newsletter-title" className="home-section home-newsletter">
    <div className="home-head">
      <h2 id="newsletter-title" className="home-title">
        Newsletter
      </h2>
      <p className="home-note">What changed in the rules, the data and the network. No price targets.</p>
    </div>
    <NewsletterForm />
  </section>
);
