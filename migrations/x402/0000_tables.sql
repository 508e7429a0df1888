CREATE TABLE `authorizations` (
	`id` text PRIMARY KEY NOT NULL,
	`payer` text NOT NULL,
	`site` text NOT NULL,
	`request_hash` text NOT NULL,
	`value` text NOT NULL,
	`valid_after` text NOT NULL,
	`valid_before` integer NOT NULL,
	`receiver` text NOT NULL,
	`state` text NOT NULL,
	`turn` integer NOT NULL,
	`held_at` integer NOT NULL,
	`held_height` integer NOT NULL,
	`packed` text,
	`signature` text,
	`accepted` text,
	`hashes` text DEFAULT '[]' NOT NULL,
	`hash` text,
	`height` integer,
	`settled_at` integer,
	`booked_at` integer
);
--> statement-breakpoint
CREATE INDEX `authorizations_payer` ON `authorizations` (`payer`);--> statement-breakpoint
CREATE INDEX `authorizations_site` ON `authorizations` (`site`);--> statement-breakpoint
CREATE INDEX `authorizations_state` ON `authorizations` (`state`,`valid_before`);--> statement-breakpoint
CREATE TABLE `payers` (
	`address` text PRIMARY KEY NOT NULL,
	`settled_at` integer,
	`rests_until` integer,
	`seen_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `sendings` (
	`nonce` integer PRIMARY KEY NOT NULL,
	`authorization` text NOT NULL,
	`is_mined` integer NOT NULL,
	`fee_per_gas` text NOT NULL,
	`raw` text,
	`sent_at` integer NOT NULL
);
