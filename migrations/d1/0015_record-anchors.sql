CREATE TABLE `record_anchors` (
	`signature` text PRIMARY KEY NOT NULL,
	`wire` text NOT NULL,
	`head` text NOT NULL,
	`rows` integer NOT NULL,
	`sent_at` integer NOT NULL,
	`final_at` integer
);
--> statement-breakpoint
CREATE INDEX `record_anchors_sent` ON `record_anchors` (`sent_at`);