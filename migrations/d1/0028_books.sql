CREATE TABLE `book_entries` (
	`id` text PRIMARY KEY NOT NULL,
	`network` text NOT NULL,
	`height` integer NOT NULL,
	`asset` text NOT NULL,
	`moves` text NOT NULL,
	`read_at` integer NOT NULL,
	`gap` text,
	`gap_since` integer,
	`explained_gap` text,
	`reason` text
);
--> statement-breakpoint
CREATE UNIQUE INDEX `book_entries_height` ON `book_entries` (`network`,`height`,`asset`);--> statement-breakpoint
CREATE INDEX `book_entries_gaps` ON `book_entries` (`network`,`gap_since`) WHERE gap IS NOT NULL;--> statement-breakpoint
CREATE TABLE `chain_books` (
	`network` text NOT NULL,
	`asset` text NOT NULL,
	`owners` text NOT NULL,
	`opened_at` integer NOT NULL,
	`opening_height` integer NOT NULL,
	`opening_balance` text NOT NULL,
	`height` integer NOT NULL,
	`incoming` text NOT NULL,
	`outgoing` text NOT NULL,
	`fees` text NOT NULL,
	`balance` text NOT NULL,
	`balanced_at` integer NOT NULL,
	`is_behind` integer NOT NULL,
	`retries` integer DEFAULT 0 NOT NULL,
	`is_complete` integer NOT NULL,
	PRIMARY KEY(`network`, `asset`)
);
