CREATE TABLE "member_notes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"brand" text NOT NULL,
	"member_id" uuid NOT NULL,
	"author_id" uuid,
	"text" text NOT NULL,
	"pinned" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"edited_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "member_tags" (
	"brand" text NOT NULL,
	"member_id" uuid NOT NULL,
	"key" text NOT NULL,
	"tag" text NOT NULL,
	CONSTRAINT "member_tags_member_id_key_pk" PRIMARY KEY("member_id","key")
);
--> statement-breakpoint
ALTER TABLE "member_notes" ADD CONSTRAINT "member_notes_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_notes" ADD CONSTRAINT "member_notes_author_id_members_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_tags" ADD CONSTRAINT "member_tags_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "member_notes_member" ON "member_notes" USING btree ("member_id","created_at");--> statement-breakpoint
CREATE INDEX "member_notes_author" ON "member_notes" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "member_tags_list" ON "member_tags" USING btree ("brand","key","tag");