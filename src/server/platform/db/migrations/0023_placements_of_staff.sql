ALTER TABLE "placement_instances" ADD COLUMN "name" text;--> statement-breakpoint
ALTER TABLE "placement_instances" ADD COLUMN "on_next_page" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "placement_instances" ADD COLUMN "picture_id" text;--> statement-breakpoint
ALTER TABLE "placement_instances" ADD COLUMN "segment_id" text;--> statement-breakpoint
ALTER TABLE "placement_instances" ADD COLUMN "starts_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "placement_instances" ADD COLUMN "ends_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "placement_instances" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;