CREATE TABLE `model_readings` (
	`asker` text PRIMARY KEY NOT NULL,
	`day` text NOT NULL,
	`of_day` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `model_readings_day` ON `model_readings` (`day`);