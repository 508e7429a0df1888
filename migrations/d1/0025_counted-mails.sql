CREATE TABLE `counted_mails` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`mailbox` text NOT NULL,
	`household` text,
	`block` text,
	`site` text,
	`provider` text,
	`is_newcomer` integer NOT NULL,
	`challenge` text,
	`at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `counted_mails_challenge_unique` ON `counted_mails` (`challenge`);--> statement-breakpoint
CREATE INDEX `counted_mails_at` ON `counted_mails` (`at`);--> statement-breakpoint
CREATE INDEX `counted_mails_mailbox` ON `counted_mails` (`mailbox`,`at`);--> statement-breakpoint
CREATE INDEX `counted_mails_household` ON `counted_mails` (`household`,`at`);--> statement-breakpoint
CREATE INDEX `counted_mails_block` ON `counted_mails` (`block`,`at`);--> statement-breakpoint
CREATE INDEX `counted_mails_site` ON `counted_mails` (`site`,`at`);--> statement-breakpoint
CREATE INDEX `counted_mails_provider` ON `counted_mails` (`provider`,`at`);--> statement-breakpoint
CREATE INDEX `counted_mails_newcomers` ON `counted_mails` (`at`) WHERE is_newcomer = 1;--> statement-breakpoint
CREATE TABLE `queued_links` (
	`mailbox` text PRIMARY KEY NOT NULL,
	`email` text NOT NULL,
	`offered_tier` text NOT NULL,
	`nonce_hash` text NOT NULL,
	`challenge` text,
	`at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `queued_links_challenge_unique` ON `queued_links` (`challenge`);--> statement-breakpoint
CREATE INDEX `queued_links_at` ON `queued_links` (`at`);