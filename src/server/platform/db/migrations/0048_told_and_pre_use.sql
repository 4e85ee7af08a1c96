ALTER TABLE "backtests" ADD COLUMN "pays" jsonb;--> statement-breakpoint
ALTER TABLE "accuracy_results" ADD COLUMN "pre_use_wh" bigint;