CREATE TABLE `grants` (
	`id` text PRIMARY KEY NOT NULL,
	`key_name` text NOT NULL,
	`preview` text NOT NULL,
	`name` text,
	`host` text NOT NULL,
	`client_id` text NOT NULL,
	`redirect_uri` text NOT NULL,
	`challenge` text NOT NULL,
	`budget` integer NOT NULL,
	`hash` text NOT NULL,
	`code_until` integer
);
