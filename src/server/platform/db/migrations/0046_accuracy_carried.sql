ALTER TABLE "accuracy_results" ADD COLUMN "carried_days" integer;--> statement-breakpoint
ALTER TABLE "accuracy_results" ADD COLUMN "carried_points" bigint;