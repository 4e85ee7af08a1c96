ALTER TABLE "utilities" ADD COLUMN "outage_began_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "utility_partners" ADD COLUMN "members_told_of" timestamp with time zone;