/** What drizzle-kit makes beside the steps of objects' tables. */
declare module "*/migrations/account/migrations.js" {
  const steps: Parameters<typeof import("drizzle-orm/durable-sqlite/migrator").migrate>[1];
  export default steps;
}
declare module "*/migrations/talks/migrations.js" {
  const steps: Parameters<typeof import("drizzle-orm/durable-sqlite/migrator").migrate>[1];
  export default steps;
}
declare module "*/migrations/shares/migrations.js" {
  const steps: Parameters<typeof import("drizzle-orm/durable-sqlite/migrator").migrate>[1];
  export default steps;
}
declare module "*/migrations/x402/migrations.js" {
  const steps: Parameters<typeof import("drizzle-orm/durable-sqlite/migrator").migrate>[1];
  export default steps;
}
