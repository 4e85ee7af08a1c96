CREATE TABLE "member_rate_plans" (
	"member_id" uuid PRIMARY KEY NOT NULL,
	"brand" text NOT NULL,
	"utility_id" uuid NOT NULL,
	"code" text NOT NULL,
	"chosen_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "member_rate_plans" ADD CONSTRAINT "member_rate_plans_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_rate_plans" ADD CONSTRAINT "member_rate_plans_utility_id_code_rate_plans_utility_id_code_fk" FOREIGN KEY ("utility_id","code") REFERENCES "public"."rate_plans"("utility_id","code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "member_rate_plans_plan" ON "member_rate_plans" USING btree ("utility_id","code");