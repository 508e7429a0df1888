CREATE TABLE `holdings` (
	`id` integer PRIMARY KEY NOT NULL,
	`text` text NOT NULL,
	`at` integer NOT NULL,
	CONSTRAINT "holdings_are_one" CHECK("holdings"."id" = 1)
);
