import { describe, expect, it } from "vitest";
import { addTwin, DAY, setUp } from "../../../test/billing/after/reconcile/set-up.ts";
import { pay } from "../../../test/billing/open-billing.ts";
import { expectErrors } from "../../../test/console-lines.ts";

describe("a large payment on which the nodes are not of one mind", () => {
  it("is reported as a failure by every run, and credited when they agree days later", async () => {
    const shop = await setUp();
    const { ledgers, order, run, pass, intent } = shop;
    const twin = addTwin(shop);
    const dear = await order({ tier: "enigmatic" });
    const hash = pay(ledgers, dear);
    await expect(run()).rejects.toThrow(`${hash} is not final: ProviderError: twin: timeout`);
    twin.says = "nothing";
    pass(3 * DAY);
    await expect(run()).rejects.toThrow(`${hash} is not final: the nodes differ`);
    expect((await intent(dear))?.state).toBe("expired");
    twin.says = "the same";
    pass(3 * DAY);
    await run();
    expect((await intent(dear))?.state).toBe("paid");
  });

  it("waits for an admin when they do not agree in a week", async () => {
    const shop = await setUp();
    const { ledgers, order, run, pass, payment, intent, countOpen } = shop;
    const logged = expectErrors();
    addTwin(shop);
    const dear = await order({ tier: "enigmatic" });
    const hash = pay(ledgers, dear);
    await expect(run()).rejects.toThrow();
    pass(8 * DAY);
    await expect(run()).rejects.toThrow();
    expect(await payment(hash)).toMatchObject({
      ...{ state: "parked", code: "payment_unconfirmed", parkedFor: dear.id, amount: dear.amount },
    });
    expect((await intent(dear))?.state).toBe("parked");
    expect(logged().join()).toContain(`"payment given up","network":"base","hash":"${hash}"`);
    expect(await countOpen()).toBe(0);
    await run();
  });

  it("is kept also when only a page reported it, unlike a hash nobody knows", async () => {
    const shop = await setUp();
    const { base, ledgers, order, run, pass, report, intent, countOpen } = shop;
    const twin = addTwin(shop);
    base.findTransfers = async ({ from }) => ({ transfers: [], next: from });
    const [dear, other] = [await order({ tier: "enigmatic" }), await order()];
    await report(dear.id, pay(ledgers, dear));
    await report(other.id, `0x${"ab".repeat(32)}`);
    await expect(run()).rejects.toThrow("is not final");
    expect(await countOpen()).toBe(1);
    twin.says = "the same";
    pass(5 * DAY);
    await run();
    expect((await intent(dear))?.state).toBe("paid");
  });
});
