import { eq } from "drizzle-orm";
import { generatePrivateKey, privateKeyToAccount } from "viem/accounts";
import { describe, expect, it } from "vitest";
import type { NetworkId } from "../../../../shared/networks.ts";
import { mails, users, walletProofs } from "../../../db/schema.ts";
import { ProviderError } from "../../../providers/fetch-json.ts";
import { openBilling } from "../../../test/billing/open-billing.ts";
import { signIn, someEmail } from "../../../test/people.ts";
import { findWalletOwner } from "./find-wallet-owner.ts";
import { endProof, listProofs } from "./manage-proofs.ts";
import { proveWallet } from "./prove-wallet.ts";
import { writeChallenge } from "./write-challenge.ts";

const NETWORK: NetworkId = "base";
const DAY = 24 * 60;

async function open() {
  const billing = openBilling();
  const { deps } = billing;
  const someone = async () => {
    const email = someEmail();
    await signIn(email);
    const [user] = await deps.db.select().from(users).where(eq(users.email, email));
    if (!user) throw new Error("nobody");
    const session = { hash: crypto.randomUUID(), createdAt: 0, endsAt: 0 };
    return { user: { id: user.id, email, isAdmin: false }, session };
  };
  type Person = Awaited<ReturnType<typeof someone>>;
  const wallet = privateKeyToAccount(generatePrivateKey());
  const address = wallet.address.toLowerCase();
  const ask = (who: Person, network: NetworkId = NETWORK) =>
    writeChallenge(deps, { ...who, network, address: wallet.address });
  const send = (who: Person, nonce: string, signature: string) =>
    proveWallet(deps, { ...who, nonce, signature }).catch((error) => String(error.code));
  const prove = async (who: Person) => {
    const { nonce, text } = await ask(who);
    return send(who, nonce, await wallet.signMessage({ message: text }));
  };
  const owner = () => findWalletOwner(deps, NETWORK, { payers: [address], paidAt: deps.now().getTime() });
  const rows = () => deps.db.$count(walletProofs, eq(walletProofs.address, address));
  return { ...billing, someone, wallet, address, ask, send, prove, owner, rows };
}

describe("F-215: a signature makes a wallet one account's, once", () => {
  it("over a text that names domain, account, network, purpose and its end", async () => {
    const { someone, ask, prove, owner, wallet, address, deps } = await open();
    const ada = await someone();
    const { text } = await ask(ada);
    for (const part of [
      "127.0.0.1:8787 wants you to sign in with your Ethereum account:",
      wallet.address,
      ada.user.email,
      "on Base",
      "that do not fit are credited to this account",
      "Chain ID: 8453",
      `Request ID: ${ada.user.id}`,
      "Expiration Time: ",
    ])
      expect(text).toContain(part);
    expect(await prove(ada)).toMatchObject({ address, network: "base" });
    expect(await owner()).toBe(ada.user.id);
    expect(await listProofs(deps, ada.user.id)).toHaveLength(1);
  });

  it("sent twice, from another account or session, late, or altered it is refused and writes nothing", async () => {
    const { someone, ask, send, wallet, rows, pass } = await open();
    const [ada, mallory] = [await someone(), await someone()];
    const sign = (text: string) => wallet.signMessage({ message: text });
    const theirs = await ask(ada);
    expect(await send(mallory, theirs.nonce, await sign(theirs.text))).toBe("wallet_unproven");
    const elsewhere = { ...ada, session: { ...ada.session, hash: "another" } };
    expect(await send(elsewhere, theirs.nonce, await sign(theirs.text))).toBe("wallet_unproven");
    const another = await ask(ada, "polygon");
    expect(await send(ada, theirs.nonce, await sign(another.text))).toBe("wallet_unproven");
    expect(await send(ada, theirs.nonce, await sign(theirs.text))).toBe("wallet_unproven");
    const stranger = privateKeyToAccount(generatePrivateKey());
    const second = await ask(ada);
    expect(await send(ada, second.nonce, await stranger.signMessage({ message: second.text }))).toBe(
      "wallet_unproven",
    );
    const late = await ask(ada);
    pass(5);
    expect(await send(ada, late.nonce, await sign(late.text))).toBe("wallet_unproven");
    expect(await rows()).toBe(0);
    const good = await ask(ada);
    const signature = await sign(good.text);
    expect(await send(ada, good.nonce, signature)).toMatchObject({ network: "base" });
    expect(await send(ada, good.nonce, signature)).toBe("wallet_unproven");
    expect(await rows()).toBe(1);
  });

  it("a contract that is a wallet is asked itself, on every node; one that cannot be asked proves nothing", async () => {
    const { deps, ledgers, someone, ask, send, address, owner } = await open();
    const ada = await someone();
    const valid = "0x1234";
    const told = { down: false };
    ledgers.base.isSignedBy = async (signed) => {
      if (told.down) throw new ProviderError("ledger base", "timeout");
      return signed.address === address && signed.signature === valid && signed.text.includes(ada.user.id);
    };
    expect(await send(ada, (await ask(ada)).nonce, "0x4321")).toBe("wallet_unproven");
    told.down = true;
    expect(await send(ada, (await ask(ada)).nonce, valid)).toBe("chain_unavailable");
    expect(await owner()).toBeNull();
    told.down = false;
    expect(await send(ada, (await ask(ada)).nonce, valid)).toMatchObject({ address });
    expect([await owner(), deps.chains.base]).toEqual([ada.user.id, ledgers.base]);
  });

  it("ended by its owner it no longer counts", async () => {
    const { deps, someone, prove, owner } = await open();
    const [ada, mallory] = [await someone(), await someone()];
    await prove(ada);
    const [proof] = await listProofs(deps, ada.user.id);
    await expect(endProof(deps, mallory.user.id, proof?.id ?? "")).rejects.toMatchObject({
      code: "not_found",
    });
    await endProof(deps, ada.user.id, proof?.id ?? "");
    expect(await owner()).toBeNull();
  });
});

describe("F-214: a wallet has one account at a time", () => {
  it("a second proof waits a day without effect; the first owner is notified by mail", async () => {
    const { deps, someone, prove, owner, pass } = await open();
    const [ada, bob] = [await someone(), await someone()];
    await prove(ada);
    await prove(bob);
    expect(await owner()).toBeNull();
    const told = await deps.db.select().from(mails).where(eq(mails.recipient, ada.user.email));
    expect(told.map(({ kind }) => kind)).toEqual(["wallet taken over"]);
    pass(DAY - 1);
    expect(await owner()).toBeNull();
    pass(1);
    expect(await owner()).toBe(bob.user.id);
    expect(await listProofs(deps, ada.user.id)).toEqual([]);
  });

  it("signing again the first owner keeps it", async () => {
    const { someone, prove, owner, pass } = await open();
    const [ada, bob] = [await someone(), await someone()];
    await prove(ada);
    await prove(bob);
    await prove(ada);
    pass(2 * DAY);
    expect(await owner()).toBe(ada.user.id);
  });

  it("a takeover that is ended before its day is over leaves the first owner", async () => {
    const { deps, someone, prove, owner, pass } = await open();
    const [ada, bob] = [await someone(), await someone()];
    await prove(ada);
    await prove(bob);
    const [waiting] = await listProofs(deps, bob.user.id);
    await endProof(deps, bob.user.id, waiting?.id ?? "");
    expect(await owner()).toBe(ada.user.id);
    pass(2 * DAY);
    expect(await owner()).toBe(ada.user.id);
  });

  it("one that took effect and was ended leaves the wallet without an owner; the next signer gets it at once", async () => {
    const { deps, someone, prove, owner, pass } = await open();
    const [ada, bob, eve] = [await someone(), await someone(), await someone()];
    await prove(ada);
    await prove(bob);
    pass(DAY);
    expect(await owner()).toBe(bob.user.id);
    const [proof] = await listProofs(deps, bob.user.id);
    await endProof(deps, bob.user.id, proof?.id ?? "");
    expect([await owner(), await listProofs(deps, ada.user.id)]).toEqual([null, []]);
    await prove(eve);
    expect(await owner()).toBe(eve.user.id);
  });

  it("of two first proofs at once one counts at the most", async () => {
    const { someone, prove, owner } = await open();
    const people = [await someone(), await someone()];
    await Promise.all(people.map(prove));
    expect([null, ...people.map(({ user }) => user.id)]).toContain(await owner());
  });

  it("if two first proofs arrive at once, the owner of the valid one is notified of the other", async () => {
    const { deps, someone, prove } = await open();
    const people = [await someone(), await someone()];
    const proofs = await Promise.all(people.map(prove));
    const waits = proofs.map((proof) => typeof proof === "object" && proof.countsFrom > proof.provenAt);
    const told = await Promise.all(
      people.map(({ user }) => deps.db.$count(mails, eq(mails.recipient, user.email))),
    );
    expect(waits.filter(Boolean)).toHaveLength(1);
    expect(told).toEqual(waits.map((one) => (one ? 0 : 1)));
  });
});

it("an account can have twenty wallets, and gets an error beyond; signing again for one does not count", async () => {
  const { deps, someone, prove, rows } = await open();
  const ada = await someone();
  await prove(ada);
  const more = (count: number) =>
    Array.from({ length: count }, () => ({
      ...{ id: crypto.randomUUID(), userId: ada.user.id, network: NETWORK, address: crypto.randomUUID() },
      ...{ provenAt: 0, countsFrom: 0 },
    }));
  await deps.db.insert(walletProofs).values(more(10));
  await deps.db.insert(walletProofs).values(more(9));
  expect(await prove(ada)).toMatchObject({ network: NETWORK });
  const [one] = await listProofs(deps, ada.user.id);
  await endProof(deps, ada.user.id, one?.id ?? "");
  await deps.db.insert(walletProofs).values(more(1));
  expect([await prove(ada), await rows()]).toEqual(["wallet_limit", 2]);
  expect(await listProofs(deps, ada.user.id)).toHaveLength(20);
});
