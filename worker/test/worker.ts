import { CreditCounters as Counters } from "../features/keys/credit-counters.ts";
import { KeptTalks as Talks } from "../features/talks/kept-talks.ts";
import { PaymentDesk as Desk } from "../features/x402/payment-desk.ts";
import worker from "../index.ts";
import { DESK_VARIABLES } from "./x402/desk-variables.ts";

const NEVER_MS = 100 * 366 * 86_400_000;

/** Alarms of the platform go by the machine's clock, tests by their own: they ring only when a test rings them. */
function holdAlarms(storage: DurableObjectStorage): void {
  const setAlarm = storage.setAlarm.bind(storage);
  const getAlarm = storage.getAlarm.bind(storage);
  storage.setAlarm = (at) => setAlarm(Number(at) + NEVER_MS);
  storage.getAlarm = async () => {
    const at = await getAlarm();
    return at === null ? null : at - NEVER_MS;
  };
}

/** The account's object, whose alarm rings only when a test rings it (`runDurableObjectAlarm`). */
export class CreditCounters extends Counters {
  constructor(...[ctx, env]: ConstructorParameters<typeof Counters>) {
    super(ctx, env);
    holdAlarms(ctx.storage);
  }
}

/** Likewise the one of its talks. */
export class KeptTalks extends Talks {
  constructor(...[ctx, env]: ConstructorParameters<typeof Talks>) {
    super(ctx, env);
    holdAlarms(ctx.storage);
  }
}

/** Likewise the one that takes payments for calls, which is set up whatever the tests' worker is. */
export class PaymentDesk extends Desk {
  constructor(...[ctx, env]: ConstructorParameters<typeof Desk>) {
    super(ctx, { ...env, ...DESK_VARIABLES });
    holdAlarms(ctx.storage);
  }
}

export { SharedAnswers } from "../index.ts";
export default worker;
