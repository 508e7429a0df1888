const STEPS = [
  "Pay with a crypto wallet, or by card",
  "We check the payment where it was made, and book your tokens",
  "The tokens are sent to your address, with a transaction to look up",
];

/** The way from a payment to the tokens, along the foot of the page. */
export const PurchaseSteps = () => (
  <ol className="steps">
    {STEPS.map((step, i) => (
      <li key={step}>
        <span className="step-number">{i + 1}</span> {step}
      </li>
    ))}
  </ol>
);
