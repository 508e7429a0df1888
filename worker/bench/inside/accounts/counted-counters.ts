import { CreditCounters } from "../../../index.ts";
import { watchObjects } from "./count-objects.ts";

/** The account's object, whose questions to its database can be counted. */
export class CountedCounters extends CreditCounters {
  constructor(...made: ConstructorParameters<typeof CreditCounters>) {
    super(...made);
    watchObjects(this.ctx.storage.sql);
  }
}
