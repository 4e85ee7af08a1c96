CREATE TABLE "push_devices" (
	"id" uuid PRIMARY KEY NOT NULL,
	"brand" text NOT NULL,
	"member_id" uuid NOT NULL,
	"session_id" uuid NOT NULL,
	"address_hash" text NOT NULL,
	"sealed" text NOT NULL,
	"added_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "push_keys" (
	"brand" text PRIMARY KEY NOT NULL,
	"public_key" text NOT NULL,
	"sealed" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "sent_messages" ADD COLUMN "answered_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "push_devices" ADD CONSTRAINT "push_devices_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "push_devices_address" ON "push_devices" USING btree ("brand","address_hash");--> statement-breakpoint
CREATE INDEX "push_devices_member" ON "push_devices" USING btree ("member_id");