ALTER TABLE "sent_messages" ADD COLUMN "kept" text;--> statement-breakpoint
ALTER TABLE "sent_messages" ADD COLUMN "opened_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "sent_messages_inbox" ON "sent_messages" USING btree ("member_id","sent_at","id") WHERE kept is not null;--> statement-breakpoint
CREATE INDEX "sent_messages_kept" ON "sent_messages" USING btree ("sent_at") WHERE kept is not null;