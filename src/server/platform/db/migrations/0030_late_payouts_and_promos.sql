ALTER TABLE "orders" ADD COLUMN "late_moves" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "short_watts" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "promo_redemptions" ADD COLUMN "order_id" uuid;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "wrong_factors" integer DEFAULT 0 NOT NULL;