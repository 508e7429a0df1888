/** How the tests' one desk is set up; the worker that asks it says so for itself. */
export const DESK_VARIABLES = {
  BASE_RPC_URL: "https://base.test/",
  X402_RECEIVER: "0x4020000000000000000000000000000000000402",
  X402_GAS_KEY: `0x${"4".repeat(64)}`,
};
