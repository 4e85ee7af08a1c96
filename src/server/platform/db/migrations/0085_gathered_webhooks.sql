CREATE TABLE "webhook_notes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "webhook_notes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"brand" text NOT NULL,
	"kind" text NOT NULL,
	"program_id" uuid NOT NULL,
	"event_id" uuid,
	"member_id" uuid,
	"change" text,
	"homes" integer NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "webhook_notes_at" ON "webhook_notes" USING btree ("at");--> statement-breakpoint
CREATE INDEX "webhook_notes_member" ON "webhook_notes" USING btree ("member_id");