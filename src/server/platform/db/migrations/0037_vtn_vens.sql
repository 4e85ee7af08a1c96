ALTER TABLE "grid_sources" ADD COLUMN "ven_id" text;--> statement-breakpoint
ALTER TABLE "grid_sources" ADD COLUMN "ven_targets" jsonb;