CREATE TABLE "wheel_players" (
	"member_id" uuid PRIMARY KEY NOT NULL,
	"brand" text NOT NULL,
	"confirmed_age" integer,
	"confirmed_at" timestamp with time zone,
	"shows_name" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "wheel_prize_days" (
	"prize_id" uuid NOT NULL,
	"day" date NOT NULL,
	"won" integer NOT NULL,
	CONSTRAINT "wheel_prize_days_prize_id_day_pk" PRIMARY KEY("prize_id","day")
);
--> statement-breakpoint
CREATE TABLE "wheel_prizes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"brand" text NOT NULL,
	"type" text NOT NULL,
	"texts" jsonb NOT NULL,
	"is_on" boolean DEFAULT true NOT NULL,
	"weight" integer NOT NULL,
	"points" integer,
	"worth_points" integer DEFAULT 0 NOT NULL,
	"service" text,
	"item" text DEFAULT '' NOT NULL,
	"barcode" text,
	"remaining" integer,
	"per_day" integer,
	"place" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "wheel_prizes_remaining_not_negative" CHECK ("wheel_prizes"."remaining" >= 0),
	CONSTRAINT "wheel_prizes_weight_not_negative" CHECK ("wheel_prizes"."weight" >= 0)
);
--> statement-breakpoint
CREATE TABLE "wheel_seeds" (
	"id" uuid PRIMARY KEY NOT NULL,
	"brand" text NOT NULL,
	"day" date NOT NULL,
	"edition" integer NOT NULL,
	"commitment" text NOT NULL,
	"sealed" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"seed" text,
	"revealed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "wheel_spins" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" bigint GENERATED ALWAYS AS IDENTITY (sequence name "wheel_spins_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"member_id" uuid NOT NULL,
	"brand" text NOT NULL,
	"source" text NOT NULL,
	"cause_key" text NOT NULL,
	"granted_at" timestamp with time zone NOT NULL,
	"spun_at" timestamp with time zone,
	"seen_at" timestamp with time zone,
	"seed_id" uuid,
	"member_number" text,
	"odds" jsonb,
	"odds_hash" text,
	"ticket" bigint,
	"drawn_prize_id" uuid,
	"prize_id" uuid,
	"prize_type" text,
	"points" integer,
	"worth_points" integer DEFAULT 0 NOT NULL,
	"prize_state" text,
	"settled_at" timestamp with time zone,
	"redeemable_id" uuid,
	"order_id" uuid,
	"consented_at" timestamp with time zone,
	"entry_won_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "wheel_players" ADD CONSTRAINT "wheel_players_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wheel_prize_days" ADD CONSTRAINT "wheel_prize_days_prize_id_wheel_prizes_id_fk" FOREIGN KEY ("prize_id") REFERENCES "public"."wheel_prizes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wheel_spins" ADD CONSTRAINT "wheel_spins_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wheel_spins" ADD CONSTRAINT "wheel_spins_seed_id_wheel_seeds_id_fk" FOREIGN KEY ("seed_id") REFERENCES "public"."wheel_seeds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wheel_spins" ADD CONSTRAINT "wheel_spins_drawn_prize_id_wheel_prizes_id_fk" FOREIGN KEY ("drawn_prize_id") REFERENCES "public"."wheel_prizes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wheel_spins" ADD CONSTRAINT "wheel_spins_prize_id_wheel_prizes_id_fk" FOREIGN KEY ("prize_id") REFERENCES "public"."wheel_prizes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "wheel_prizes_brand" ON "wheel_prizes" USING btree ("brand","place");--> statement-breakpoint
CREATE UNIQUE INDEX "wheel_seeds_day" ON "wheel_seeds" USING btree ("brand","day","edition");--> statement-breakpoint
CREATE INDEX "wheel_seeds_hidden" ON "wheel_seeds" USING btree ("ends_at") WHERE revealed_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "wheel_spins_cause" ON "wheel_spins" USING btree ("member_id","cause_key");--> statement-breakpoint
CREATE UNIQUE INDEX "wheel_spins_number" ON "wheel_spins" USING btree ("number");--> statement-breakpoint
CREATE UNIQUE INDEX "wheel_spins_redeemable" ON "wheel_spins" USING btree ("redeemable_id");--> statement-breakpoint
CREATE INDEX "wheel_spins_member" ON "wheel_spins" USING btree ("member_id","spun_at");--> statement-breakpoint
CREATE INDEX "wheel_spins_brand" ON "wheel_spins" USING btree ("brand","spun_at");