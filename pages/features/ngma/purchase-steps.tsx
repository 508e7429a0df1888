const STEPS = [
  "Pay with a crypto wallet, or by card",
  "We check the payment on its network and credit your tokens",
  "Tokens go to your address; you can look up the transaction",
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
