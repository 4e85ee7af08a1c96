ALTER TABLE "orders" ADD COLUMN "replaces" uuid;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "replaced_by" uuid;