CREATE TABLE "reward_stock" (
	"reward_id" uuid PRIMARY KEY NOT NULL,
	"remaining" integer NOT NULL,
	CONSTRAINT "reward_stock_not_negative" CHECK ("reward_stock"."remaining" >= 0)
);
--> statement-breakpoint
CREATE TABLE "promo_codes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"brand" text NOT NULL,
	"code" text NOT NULL,
	"points" integer,
	"reward_id" uuid,
	"remaining" integer,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "promo_codes_remaining_not_negative" CHECK ("promo_codes"."remaining" >= 0)
);
--> statement-breakpoint
CREATE TABLE "promo_redemptions" (
	"promo_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "promo_redemptions_promo_id_member_id_pk" PRIMARY KEY("promo_id","member_id")
);
--> statement-breakpoint
CREATE TABLE "reward_pictures" (
	"id" text PRIMARY KEY NOT NULL,
	"brand" text NOT NULL,
	"media_type" text NOT NULL,
	"bytes" "bytea" NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rewards" (
	"id" uuid PRIMARY KEY NOT NULL,
	"brand" text NOT NULL,
	"type" text NOT NULL,
	"program_id" uuid,
	"texts" jsonb NOT NULL,
	"picture_id" text,
	"service" text NOT NULL,
	"item" text NOT NULL,
	"denomination_type" text NOT NULL,
	"amounts" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"minimum" integer,
	"maximum" integer,
	"step" integer,
	"restricted" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"barcode" text,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone,
	"place" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "member_balances" ADD COLUMN "held_watts" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "reward_id" uuid;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "service" text DEFAULT 'shop' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "price_points" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "value_hundredths" integer;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "currency" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "secret" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "barcode" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "expires_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "used_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "reward_stock" ADD CONSTRAINT "reward_stock_reward_id_rewards_id_fk" FOREIGN KEY ("reward_id") REFERENCES "public"."rewards"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promo_codes" ADD CONSTRAINT "promo_codes_reward_id_rewards_id_fk" FOREIGN KEY ("reward_id") REFERENCES "public"."rewards"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promo_redemptions" ADD CONSTRAINT "promo_redemptions_promo_id_promo_codes_id_fk" FOREIGN KEY ("promo_id") REFERENCES "public"."promo_codes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promo_redemptions" ADD CONSTRAINT "promo_redemptions_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rewards" ADD CONSTRAINT "rewards_program_id_programs_id_fk" FOREIGN KEY ("program_id") REFERENCES "public"."programs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rewards" ADD CONSTRAINT "rewards_picture_id_reward_pictures_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."reward_pictures"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "promo_codes_code" ON "promo_codes" USING btree ("brand","code");--> statement-breakpoint
CREATE INDEX "rewards_brand" ON "rewards" USING btree ("brand","place");--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_reward_id_rewards_id_fk" FOREIGN KEY ("reward_id") REFERENCES "public"."rewards"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_balances" ADD CONSTRAINT "member_balances_held_not_negative" CHECK ("member_balances"."held_watts" >= 0);
--> statement-breakpoint
-- Also moves what open orders hold.
CREATE OR REPLACE FUNCTION post_ledger_entries() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  unbalanced record;
BEGIN
  -- One statement writes a posting, so every (member, cause) in it adds up to zero.
  SELECT member_id, cause_key, sum(amount_watts) AS off INTO unbalanced
    FROM inserted GROUP BY member_id, cause_key HAVING sum(amount_watts) <> 0 LIMIT 1;
  IF FOUND THEN
    RAISE EXCEPTION 'posting % of member % is off by % watts', unbalanced.cause_key, unbalanced.member_id, unbalanced.off
      USING ERRCODE = 'check_violation';
  END IF;
  -- A check constraint would refuse a negative amount before an upsert finds the row it adds to.
  INSERT INTO member_balances (member_id, watts)
    SELECT DISTINCT i.member_id, 0 FROM inserted i
    ON CONFLICT (member_id) DO NOTHING;
  UPDATE member_balances b SET watts = b.watts + moved.watts, held_watts = b.held_watts + moved.held
    FROM (SELECT member_id,
            coalesce(sum(amount_watts) FILTER (WHERE account = 'member:' || member_id::text), 0) AS watts,
            coalesce(sum(amount_watts) FILTER (WHERE account = 'held:' || member_id::text), 0) AS held
          FROM inserted GROUP BY member_id) moved
    WHERE b.member_id = moved.member_id AND (moved.watts <> 0 OR moved.held <> 0);
  RETURN NULL;
END $$;
