CREATE INDEX `sendings_mined` ON `sendings` (`is_mined`,`nonce`);--> statement-breakpoint
CREATE INDEX `sendings_authorization` ON `sendings` (`authorization`);