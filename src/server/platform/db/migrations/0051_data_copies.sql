CREATE TABLE "data_copies" (
	"id" uuid PRIMARY KEY NOT NULL,
	"member_id" uuid NOT NULL,
	"brand" text NOT NULL,
	"state" text NOT NULL,
	"locale" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	"ready_at" timestamp with time zone,
	"expires_at" timestamp with time zone,
	"bytes" bigint
);
--> statement-breakpoint
CREATE TABLE "data_copy_parts" (
	"copy_id" uuid NOT NULL,
	"place" integer NOT NULL,
	"content" "bytea" NOT NULL,
	CONSTRAINT "data_copy_parts_copy_id_place_pk" PRIMARY KEY("copy_id","place")
);
--> statement-breakpoint
ALTER TABLE "data_copies" ADD CONSTRAINT "data_copies_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "data_copy_parts" ADD CONSTRAINT "data_copy_parts_copy_id_data_copies_id_fk" FOREIGN KEY ("copy_id") REFERENCES "public"."data_copies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "data_copies_member" ON "data_copies" USING btree ("member_id","asked_at");--> statement-breakpoint
CREATE UNIQUE INDEX "data_copies_making" ON "data_copies" USING btree ("member_id") WHERE state = 'making';--> statement-breakpoint
CREATE INDEX "data_copies_due" ON "data_copies" USING btree ("due_at") WHERE due_at is not null;