CREATE TABLE "home_invitations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"home_id" uuid NOT NULL,
	"email" text NOT NULL,
	"email_key" text NOT NULL,
	"person_id" uuid,
	"sent_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "home_id" uuid;--> statement-breakpoint
ALTER TABLE "home_invitations" ADD CONSTRAINT "home_invitations_home_id_members_id_fk" FOREIGN KEY ("home_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "home_invitations" ADD CONSTRAINT "home_invitations_person_id_members_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "home_invitations_address" ON "home_invitations" USING btree ("home_id","email_key");--> statement-breakpoint
CREATE INDEX "home_invitations_person" ON "home_invitations" USING btree ("person_id");--> statement-breakpoint
ALTER TABLE "members" ADD CONSTRAINT "members_home_id_members_id_fk" FOREIGN KEY ("home_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "members_home" ON "members" USING btree ("home_id") WHERE "members"."home_id" is not null;