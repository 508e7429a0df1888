import { CreditCounters as Counters } from "../features/keys/credit-counters.ts";
import worker from "../index.ts";

const NEVER_MS = 100 * 366 * 86_400_000;

/**
 * The account's object, whose alarm rings only when a test rings it (`runDurableObjectAlarm`): the alarms of the platform
 * go by the machine's clock, tests by their own.
 */
export class CreditCounters extends Counters {
  constructor(...[ctx, env]: ConstructorParameters<typeof Counters>) {
    super(ctx, env);
    const { storage } = ctx;
    const setAlarm = storage.setAlarm.bind(storage);
    const getAlarm = storage.getAlarm.bind(storage);
    storage.setAlarm = (at) => setAlarm(Number(at) + NEVER_MS);
    storage.getAlarm = async () => {
      const at = await getAlarm();
      return at === null ? null : at - NEVER_MS;
    };
  }
}

export default worker;
