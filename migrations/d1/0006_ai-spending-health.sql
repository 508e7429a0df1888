CREATE TABLE `ai_spending` (
	`day` text PRIMARY KEY NOT NULL,
	`micro_usd` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `provider_health` (
	`provider` text PRIMARY KEY NOT NULL,
	`succeeded_at` integer,
	`failed_at` integer,
	`failure` text
);
