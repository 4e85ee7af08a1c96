ALTER TABLE "devices" ADD COLUMN "reserve_percent" integer;--> statement-breakpoint
ALTER TABLE "event_devices" ADD COLUMN "fed" jsonb;