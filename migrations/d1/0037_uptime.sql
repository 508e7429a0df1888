CREATE TABLE `uptime_days` (
	`day` text PRIMARY KEY NOT NULL,
	`ok` integer DEFAULT 0 NOT NULL,
	`degraded` integer DEFAULT 0 NOT NULL,
	`down` integer DEFAULT 0 NOT NULL
);
