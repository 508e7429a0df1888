interface Feature {
  figure: string;
  of: string;
  name: string;
  text: string;
}

const FEATURES: readonly Feature[] = [
  {
    figure: "1",
    of: "gate that every answer passes",
    name: "AI-Powered Agents",
    text: "Code computes the call, a model only words it. A text with a number nobody holds is thrown away before you see it.",
  },
  {
    figure: "4",
    of: "possible calls: buy, hold, sell, none",
    name: "Unbiased Intelligence",
    text: "The same rules for every asset, reasons for and against in every answer, and “no call” when the data does not carry one.",
  },
  {
    figure: "120 s",
    of: "crypto refresh, stocks 30 min",
    name: "Real-Time Analysis",
    text: "Lists are refreshed around the clock. Each figure names its source and its age, to the second.",
  },
  {
    figure: "45",
    of: "pairs of assets, correlated over 30 days",
    name: "Network Intelligence",
    text: "Compare several assets: the same facts side by side, and how the ten listed ones move together.",
  },
  {
    figure: "600",
    of: "days of bars asked for per asset",
    name: "Data-Driven Insights",
    text: "Moving averages, momentum, volatility, volume and drawdown from daily bars; filed figures for companies.",
  },
  {
    figure: "0",
    of: "passwords, 0 trackers",
    name: "Secure & Private",
    text: "Sign-in by mailed link, API keys kept as hashes only. The history of your talk is kept in your browser, not with us.",
  },
];

/** What the product does, in six ruled cells: the number first, then the words. */
export function FeaturesGrid() {
  return (
    <section aria-labelledby="features-title" className="home-section home-features">
      <div className="home-head">
        <h2 id="features-title" className="home-title">
          What holds it together
        </h2>
        <p className="home-note">Six properties, each with the number it stands on.</p>
      </div>
      <ul className="features">
        {FEATURES.map(({ figure, of, name, text }) => (
          <li key={name} className="feature">
            <h3 className="feature-name">{name}</h3>
            <p className="feature-text">{text}</p>
            <p className="feature-figure">
              <span className="figure">{figure}</span> <span className="label">{of}</span>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
