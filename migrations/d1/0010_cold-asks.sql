CREATE TABLE `cold_asks` (
	`source` text PRIMARY KEY NOT NULL,
	`day` text NOT NULL,
	`of_day` integer NOT NULL,
	`minute` integer NOT NULL,
	`of_minute` integer NOT NULL
);
