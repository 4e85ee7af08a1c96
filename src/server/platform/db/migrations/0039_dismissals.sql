CREATE TABLE "dismissals" (
	"member_id" uuid NOT NULL,
	"item" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "dismissals_member_id_item_pk" PRIMARY KEY("member_id","item")
);
--> statement-breakpoint
ALTER TABLE "dismissals" ADD CONSTRAINT "dismissals_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;