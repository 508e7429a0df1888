/** What drizzle-kit makes beside the steps of the account's tables. */
declare module "*/migrations/account/migrations.js" {
  const steps: Parameters<typeof import("drizzle-orm/durable-sqlite/migrator").migrate>[1];
  export default steps;
}
