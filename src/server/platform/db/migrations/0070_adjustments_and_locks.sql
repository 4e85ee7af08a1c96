CREATE TABLE "balance_adjustments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"brand" text NOT NULL,
	"member_id" uuid NOT NULL,
	"points" integer NOT NULL,
	"cause" text NOT NULL,
	"note" text,
	"actor_id" uuid NOT NULL,
	"approver_id" uuid,
	"booked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "balance_adjustments_moves" CHECK ("balance_adjustments"."points" <> 0)
);
--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "locked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "balance_adjustments" ADD CONSTRAINT "balance_adjustments_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "balance_adjustments_member" ON "balance_adjustments" USING btree ("member_id","booked_at");