CREATE TABLE "card_payments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"member_id" uuid NOT NULL,
	"brand" text NOT NULL,
	"mode" text NOT NULL,
	"claim_id" uuid,
	"state" text NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"hundredths" integer DEFAULT 0 NOT NULL,
	"currency" text NOT NULL,
	"session_id" text,
	"payment_intent" text,
	"url" text,
	"refund_reason" text,
	"silences" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone,
	"refunded_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "device_offer_claims" (
	"id" uuid PRIMARY KEY NOT NULL,
	"member_id" uuid NOT NULL,
	"brand" text NOT NULL,
	"offer_id" uuid NOT NULL,
	"status" text NOT NULL,
	"reserved_at" timestamp with time zone NOT NULL,
	"reserved_until" timestamp with time zone NOT NULL,
	"price_points" integer NOT NULL,
	"option_id" text,
	"agreement_version" integer,
	"agreed_at" timestamp with time zone,
	"order_id" uuid,
	"purchased_at" timestamp with time zone,
	"connected_at" timestamp with time zone,
	"device_id" uuid,
	"reminders" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp with time zone,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "device_offers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"brand" text NOT NULL,
	"audience" text NOT NULL,
	"device_type" text NOT NULL,
	"connection_config_id" text,
	"texts" jsonb NOT NULL,
	"agreement_version" integer DEFAULT 1 NOT NULL,
	"options" jsonb NOT NULL,
	"picture_id" text,
	"price_points" integer NOT NULL,
	"usual_points" integer NOT NULL,
	"remaining" integer,
	"hold_hours" integer DEFAULT 48 NOT NULL,
	"connect_within_days" integer DEFAULT 60 NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone,
	"place" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "device_offers_remaining_not_negative" CHECK ("device_offers"."remaining" >= 0)
);
--> statement-breakpoint
CREATE TABLE "saved_cards" (
	"member_id" uuid PRIMARY KEY NOT NULL,
	"brand" text NOT NULL,
	"customer_id" text NOT NULL,
	"payment_method_id" text NOT NULL,
	"kind" text NOT NULL,
	"last_digits" text NOT NULL,
	"expires_month" integer NOT NULL,
	"expires_year" integer NOT NULL,
	"saved_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "card_hundredths" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "card_payments" ADD CONSTRAINT "card_payments_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "card_payments" ADD CONSTRAINT "card_payments_claim_id_device_offer_claims_id_fk" FOREIGN KEY ("claim_id") REFERENCES "public"."device_offer_claims"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "device_offer_claims" ADD CONSTRAINT "device_offer_claims_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "device_offer_claims" ADD CONSTRAINT "device_offer_claims_offer_id_device_offers_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."device_offers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "device_offer_claims" ADD CONSTRAINT "device_offer_claims_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "device_offers" ADD CONSTRAINT "device_offers_picture_id_reward_pictures_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."reward_pictures"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_cards" ADD CONSTRAINT "saved_cards_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "card_payments_session" ON "card_payments" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "card_payments_claim" ON "card_payments" USING btree ("claim_id","created_at");--> statement-breakpoint
CREATE INDEX "card_payments_member" ON "card_payments" USING btree ("member_id","created_at");--> statement-breakpoint
CREATE INDEX "card_payments_paid" ON "card_payments" USING btree ("claim_id") WHERE state = 'paid';--> statement-breakpoint
CREATE INDEX "card_payments_due" ON "card_payments" USING btree ("due_at") WHERE due_at is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "device_offer_claims_member" ON "device_offer_claims" USING btree ("member_id","offer_id");--> statement-breakpoint
CREATE INDEX "device_offer_claims_brand" ON "device_offer_claims" USING btree ("brand","status","purchased_at");--> statement-breakpoint
CREATE INDEX "device_offer_claims_order" ON "device_offer_claims" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "device_offer_claims_due" ON "device_offer_claims" USING btree ("due_at") WHERE due_at is not null;--> statement-breakpoint
CREATE INDEX "device_offers_brand" ON "device_offers" USING btree ("brand","place");--> statement-breakpoint
-- The free first device becomes one of the offers. Offers without a language were in English.
INSERT INTO "device_offers" ("id", "brand", "audience", "device_type", "connection_config_id", "texts", "options", "price_points", "usual_points", "starts_at", "created_at", "changed_at")
  SELECT gen_random_uuid(), f.brand, 'FIRST_DEVICE', 'plug', 'quartz',
    jsonb_object_agg(f.locale, jsonb_build_object('title', f.title, 'subtitle', f.subtitle, 'text', f.description, 'terms', '', 'agreement', '')),
    '[{"id": "plug", "item": "smart_plug", "names": {}}]'::jsonb, 0, max(f.base_price_points),
    '2026-01-01T00:00:00Z', '2026-01-01T00:00:00Z', '2026-01-01T00:00:00Z'
  FROM (SELECT DISTINCT ON (brand, coalesce(locale, 'en-US')) brand, coalesce(locale, 'en-US') AS locale, title, subtitle, description, base_price_points
        FROM first_device_offers WHERE active ORDER BY brand, coalesce(locale, 'en-US'), id) f
  GROUP BY f.brand;
