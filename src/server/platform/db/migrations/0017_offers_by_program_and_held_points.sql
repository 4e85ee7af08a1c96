ALTER TABLE "card_payments" ADD COLUMN "held_for" uuid;--> statement-breakpoint
ALTER TABLE "device_offers" ADD COLUMN "program_id" uuid;--> statement-breakpoint
ALTER TABLE "device_offers" ADD CONSTRAINT "device_offers_program_id_programs_id_fk" FOREIGN KEY ("program_id") REFERENCES "public"."programs"("id") ON DELETE no action ON UPDATE no action;