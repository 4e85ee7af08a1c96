CREATE TABLE "utility_waitlist" (
	"id" uuid PRIMARY KEY NOT NULL,
	"brand" text NOT NULL,
	"utility_id" uuid NOT NULL,
	"email" text NOT NULL,
	"email_key" text NOT NULL,
	"postal_code" text NOT NULL,
	"locale" text NOT NULL,
	"consent_at" timestamp with time zone NOT NULL,
	"notified_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "utilities" ADD COLUMN "connection_method" text DEFAULT 'INTERFACE' NOT NULL;--> statement-breakpoint
-- A utility without an interface could not be connected before.
UPDATE "utilities" SET "connection_method" = 'NONE' WHERE "partner_url" IS NULL;--> statement-breakpoint
ALTER TABLE "utilities" ADD COLUMN "connectable_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "utilities" ADD COLUMN "new_members_program_id" uuid;--> statement-breakpoint
ALTER TABLE "utility_authorizations" ADD COLUMN "account_hash" text;--> statement-breakpoint
ALTER TABLE "utility_partners" ADD COLUMN "connectable_told_of" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "utility_waitlist" ADD CONSTRAINT "utility_waitlist_utility_id_utilities_id_fk" FOREIGN KEY ("utility_id") REFERENCES "public"."utilities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "utility_waitlist_address" ON "utility_waitlist" USING btree ("utility_id","email_key");--> statement-breakpoint
CREATE INDEX "utility_waitlist_waiting" ON "utility_waitlist" USING btree ("utility_id","consent_at") WHERE notified_at is null;--> statement-breakpoint
ALTER TABLE "utilities" ADD CONSTRAINT "utilities_new_members_program_id_programs_id_fk" FOREIGN KEY ("new_members_program_id") REFERENCES "public"."programs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "utility_authorizations_account" ON "utility_authorizations" USING btree ("utility_id","account_hash");