CREATE TABLE "cashout_browsers" (
	"member_id" uuid NOT NULL,
	"browser_key" text NOT NULL,
	"brand" text NOT NULL,
	"confirmed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "cashout_browsers_member_id_browser_key_pk" PRIMARY KEY("member_id","browser_key")
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "worth_points" integer;--> statement-breakpoint
ALTER TABLE "cashout_browsers" ADD CONSTRAINT "cashout_browsers_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
-- Until now every payout was confirmed by a code in its browser.
INSERT INTO "cashout_browsers" ("member_id", "browser_key", "brand", "confirmed_at")
  SELECT r.member_id, r.browser_key, r.brand, min(r.placed_at) FROM payout_reviews r
  WHERE r.browser_key IS NOT NULL GROUP BY r.member_id, r.browser_key, r.brand
  ON CONFLICT DO NOTHING;
--> statement-breakpoint
-- Things that a promo code gave were worth the reward's smallest price.
UPDATE "orders" o SET worth_points = coalesce((SELECT min(a.amount::int) FROM jsonb_array_elements_text(r.amounts) a (amount)), r.minimum)
  FROM rewards r WHERE r.id = o.reward_id AND o.key LIKE 'promo:%' AND o.price_points = 0 AND o.kind IN ('device', 'prize', 'swag', 'gift_card');
