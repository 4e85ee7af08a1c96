CREATE TABLE "event_ticks" (
	"member_id" uuid NOT NULL,
	"event_id" uuid NOT NULL,
	"action" text NOT NULL,
	"ticked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "event_ticks_member_id_event_id_action_pk" PRIMARY KEY("member_id","event_id","action")
);
--> statement-breakpoint
ALTER TABLE "event_ticks" ADD CONSTRAINT "event_ticks_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_ticks" ADD CONSTRAINT "event_ticks_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "event_ticks_event" ON "event_ticks" USING btree ("event_id");