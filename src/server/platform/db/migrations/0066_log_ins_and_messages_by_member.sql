CREATE TABLE "log_ins" (
	"id" uuid PRIMARY KEY NOT NULL,
	"brand" text NOT NULL,
	"member_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"outcome" text NOT NULL,
	"agent" text NOT NULL,
	"network" text
);
--> statement-breakpoint
ALTER TABLE "log_ins" ADD CONSTRAINT "log_ins_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "log_ins_member" ON "log_ins" USING btree ("member_id","at");--> statement-breakpoint
CREATE INDEX "log_ins_time" ON "log_ins" USING btree ("at");--> statement-breakpoint
CREATE INDEX "sent_messages_member" ON "sent_messages" USING btree ("member_id","created_at");