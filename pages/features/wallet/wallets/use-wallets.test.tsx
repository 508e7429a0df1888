import { base58 } from "@scure/base";
import { act, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { DETECTION_MS } from "../../../../shared/payments.ts";
import { signedIn, stubAccountApi } from "../../../test/account-api.ts";
import { closeSite, json, openSite, pass } from "../../../test/site.tsx";
import {
  EVM_ADDRESS,
  evmWallet,
  gemWallet,
  removeWallets,
  samplePricing,
  settle,
  standardWallet,
  untilPanel,
} from "../../../test/wallet-fakes.ts";
import { checkBulk } from "./submit.ts";
import "../payment-panel.tsx";

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse("2026-03-02T12:00:00Z") });
  stubAccountApi({
    "GET /api/auth/check": () => signedIn(),
    "GET /api/pricing": () => json(samplePricing()),
    "GET /api/billing": () => json({ plans: [], subscription: null }),
  });
});
afterEach(() => {
  closeSite();
  removeWallets();
});

const row = (name: RegExp) => screen.getByRole<HTMLButtonElement>("button", { name });
const installLinks = () =>
  screen.queryAllByRole("link", { name: /^Install/ }).map((link) => link.textContent);
const shown = (text: string | RegExp) => screen.queryByText(text) !== null;

async function openPanel(method: "Crypto" | "NGMA" = "Crypto") {
  await openSite("/pricing");
  await settle();
  fireEvent.click(screen.getAllByRole("button", { name: `Pay with ${method}` })[0] as HTMLElement);
  await untilPanel();
}

describe("looking for wallets", () => {
  it("has four rows, each detected or with a way to install it, settled after one second", async () => {
    evmWallet();
    standardWallet();
    await openPanel();
    expect(shown("Choose Your Wallet")).toBe(true);
    expect(row(/^Phantom Solana wallet Detected/).disabled).toBe(false);
    expect(row(/^MetaMask EVM wallet Detected/).disabled).toBe(false);
    expect(row(/^Sui Wallet/).disabled && row(/^GemWallet/).disabled).toBe(true);
    expect(screen.getAllByText("Looking …")).toHaveLength(2);
    expect(installLinks()).toEqual([]);
    await pass(DETECTION_MS - 80);
    expect(installLinks()).toEqual([]);
    await pass(80);
    expect(shown("Looking …")).toBe(false);
    expect(installLinks()).toEqual(["Install Sui Wallet ↗", "Install GemWallet ↗"]);
  });

  it.each([
    ["a data address", "data:image/svg+xml,%3Csvg/%3E", true],
    ["an address on the web", "https://example.com/icon.svg", false],
    ["data that are no picture", "data:text/html,<script>1</script>", false],
    ["a picture of a megabyte", `data:image/png;base64,${"A".repeat(1_000_000)}`, false],
  ])("of an icon that is %s: shown beside the wallet's name is %s", async (_case, icon, isShown) => {
    evmWallet({}, "MetaMask", icon);
    standardWallet({ icon });
    standardWallet({ icon, kind: "sui" });
    await openPanel();
    for (const name of [/^MetaMask/, /^Phantom/, /^Sui Wallet/])
      expect(row(name).querySelector("img")?.getAttribute("src")).toBe(isShown ? icon : undefined);
  });

  it("lets a wallet that comes late join", async () => {
    await openPanel();
    await pass(5_000);
    expect(installLinks()).toHaveLength(4);
    act(() => void standardWallet({ kind: "sui" }).register());
    act(() => void evmWallet().announce());
    expect(installLinks()).toHaveLength(2);
    gemWallet({ "REQUEST_IS_INSTALLED/V3": { isInstalled: true } });
    act(() => void window.dispatchEvent(new Event("focus")));
    await pass(50);
    expect(row(/^GemWallet/).disabled).toBe(false);
  });

  it("takes window.ethereum where no wallet announces itself, and lists several of a kind, MetaMask first", async () => {
    const { provider } = evmWallet({}, "Rabby");
    removeWallets();
    window.ethereum = provider;
    await openPanel();
    expect(row(/^Browser wallet EVM wallet/).disabled).toBe(false);
    act(() => {
      evmWallet({}, "Rabby").announce();
      evmWallet().announce();
    });
    const names = screen
      .getAllByRole("button", { name: /EVM wallet/ })
      .map((one) => one.textContent?.split(" ")[0]);
    expect(names[0]).toBe("MetaMask");
    delete window.ethereum;
  });

  it.each([
    ["Phantom", "https://phantom.com/download"],
    ["MetaMask", "https://metamask.io/download"],
    ["Sui Wallet", "https://slush.app"],
    ["GemWallet", "https://gemwallet.app"],
  ])("%s: its install page opens in a new tab, with a toast", async (name, url) => {
    await openPanel();
    await pass(DETECTION_MS);
    const link = screen.getByRole("link", { name: new RegExp(`^Install ${name}`) });
    expect([link.getAttribute("href"), link.getAttribute("target")]).toEqual([url, "_blank"]);
    link.addEventListener("click", (event) => event.preventDefault());
    fireEvent.click(link);
    expect(shown(`${name} Not Installed`)).toBe(true);
  });

  it("with NGMA there is the Solana wallet alone", async () => {
    evmWallet();
    await openPanel("NGMA");
    expect(screen.queryByRole("button", { name: /EVM wallet/ })).toBeNull();
    expect(row(/^Phantom/).disabled).toBe(true);
  });
});

describe("connecting", () => {
  const INSTALLED = { "REQUEST_IS_INSTALLED/V3": { isInstalled: true } };

  it("shows the address with its first 8 and last 6 characters", async () => {
    evmWallet();
    await openPanel();
    fireEvent.click(row(/^MetaMask/));
    await pass(10);
    expect(shown("0x123456…345678")).toBe(true);
    expect(document.querySelector(`[data-tip="${EVM_ADDRESS}"]`)).toBeTruthy();
  });

  it.each([
    [
      "an EVM wallet that refuses",
      () =>
        evmWallet({ eth_requestAccounts: () => Promise.reject({ code: 4001, message: "User said no." }) }),
      /^MetaMask/,
      ["Connection Failed", "User said no."],
    ],
    [
      "a wallet that fails without words",
      () => evmWallet({ eth_requestAccounts: () => Promise.reject({}) }),
      /^MetaMask/,
      ["Connection Failed", "MetaMask did not connect."],
    ],
    [
      "a Sui wallet without accounts",
      () => standardWallet({ kind: "sui", accounts: "none" }),
      /^Sui Wallet/,
      ["No Accounts Found", "Sui Wallet has no account to pay with."],
    ],
    [
      "a Sui wallet that grants no suggestTransactions",
      () => standardWallet({ kind: "sui", requestPermissions: async () => false }),
      /^Sui Wallet/,
      ["Insufficient Permissions", /suggestTransactions/],
    ],
    [
      "a Sui account that may not sign",
      () => standardWallet({ kind: "sui", permitted: ["sui:signPersonalMessage"] }),
      /^Sui Wallet/,
      ["Insufficient Permissions", /suggestTransactions/],
    ],
    [
      "GemWallet when its person refuses",
      () => gemWallet({ ...INSTALLED, "REQUEST_GET_ADDRESS/V3": { result: undefined } }),
      /^GemWallet/,
      ["Connection Failed", "Connection rejected. Please approve the connection in GemWallet."],
    ],
    [
      "GemWallet that fails without words",
      () => gemWallet({ ...INSTALLED, "REQUEST_GET_ADDRESS/V3": { error: {} } }),
      /^GemWallet/,
      ["Connection Failed", "Please check if GemWallet is installed"],
    ],
  ] as const)("%s is told", async (_case, install, name, [title, text]) => {
    install();
    await openPanel();
    await pass(200);
    fireEvent.click(row(name));
    await pass(10);
    expect([shown(title), shown(text)]).toEqual([true, true]);
    expect(shown("Choose Your Wallet")).toBe(true);
  });

  it("F-208: follows the account that is chosen in the wallet, and goes back when none is", async () => {
    const wallet = evmWallet();
    await openPanel();
    fireEvent.click(row(/^MetaMask/));
    await pass(10);
    act(() => wallet.emit("accountsChanged", [`0x${"9".repeat(40)}`]));
    expect(shown("0x999999…999999")).toBe(true);
    act(() => wallet.emit("accountsChanged", []));
    expect(shown("Choose Your Wallet")).toBe(true);
  });
});

describe("small rules of wallets", () => {
  it.each([
    [[], ""],
    [[0, 0, 1], "112"],
    [[0x61], "2g"],
    [[0x00, 0xff, 0xff], "1LUv"],
    [[0x51, 0x6b, 0x6f, 0xcd, 0x0f], "ABnLTmg"],
  ])("bytes %j are %s in base 58", (bytes, text) => {
    expect(base58.encode(Uint8Array.from(bytes))).toBe(text);
  });

  it.each([
    [0, true],
    [1, false],
    [50, false],
    [51, true],
  ])("%i transactions at once: refused is %s", (count, refused) => {
    if (refused) expect(() => checkBulk(count)).toThrow(RangeError);
    else expect(() => checkBulk(count)).not.toThrow();
  });
});
