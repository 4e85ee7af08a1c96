CREATE TABLE "meter_claims" (
	"id" uuid PRIMARY KEY NOT NULL,
	"brand" text NOT NULL,
	"member_id" uuid NOT NULL,
	"utility_id" uuid NOT NULL,
	"holder_brand" text NOT NULL,
	"holder_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"number_hash" text NOT NULL,
	"number_last4" text NOT NULL,
	"proof" text NOT NULL,
	"claimed_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	"decided_for" text
);
--> statement-breakpoint
ALTER TABLE "meter_claims" ADD CONSTRAINT "meter_claims_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meter_claims" ADD CONSTRAINT "meter_claims_utility_id_utilities_id_fk" FOREIGN KEY ("utility_id") REFERENCES "public"."utilities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meter_claims" ADD CONSTRAINT "meter_claims_holder_id_members_id_fk" FOREIGN KEY ("holder_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "meter_claims_open" ON "meter_claims" USING btree ("member_id") WHERE decided_at is null;--> statement-breakpoint
CREATE INDEX "meter_claims_brand" ON "meter_claims" USING btree ("brand") WHERE decided_at is null;--> statement-breakpoint
CREATE INDEX "meter_claims_holder" ON "meter_claims" USING btree ("holder_id");--> statement-breakpoint
CREATE INDEX "service_points_end" ON "service_points" USING btree ("brand",lower("number_last4"));--> statement-breakpoint
CREATE INDEX "members_email_start" ON "members" USING btree ("brand","email_key" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "members_name_start" ON "members" USING btree ("brand",lower("first_name" || ' ' || "last_name") text_pattern_ops);--> statement-breakpoint
CREATE INDEX "members_surname_start" ON "members" USING btree ("brand",lower("last_name") text_pattern_ops);--> statement-breakpoint
CREATE INDEX "phone_numbers_end" ON "phone_numbers" USING btree (reverse("number") text_pattern_ops);