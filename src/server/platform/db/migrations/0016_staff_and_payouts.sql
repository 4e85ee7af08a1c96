ALTER TABLE "cashout_accounts" ADD COLUMN "blocked_cause" text;--> statement-breakpoint
ALTER TABLE "payout_reviews" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;