CREATE TABLE "wheel_draws" (
	"id" uuid PRIMARY KEY NOT NULL,
	"brand" text NOT NULL,
	"prize_id" uuid NOT NULL,
	"month" date NOT NULL,
	"commitment" text NOT NULL,
	"sealed" text NOT NULL,
	"closes_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"drawn_at" timestamp with time zone,
	"drawn_by" uuid,
	"seed" text,
	"entries" integer,
	"entries_hash" text,
	"ticket" integer,
	"winner_spin_id" uuid,
	"order_id" uuid
);
--> statement-breakpoint
ALTER TABLE "wheel_spins" ADD COLUMN "draw_id" uuid;--> statement-breakpoint
ALTER TABLE "wheel_draws" ADD CONSTRAINT "wheel_draws_prize_id_wheel_prizes_id_fk" FOREIGN KEY ("prize_id") REFERENCES "public"."wheel_prizes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "wheel_draws_month" ON "wheel_draws" USING btree ("prize_id","month");--> statement-breakpoint
CREATE INDEX "wheel_draws_brand" ON "wheel_draws" USING btree ("brand","month");--> statement-breakpoint
ALTER TABLE "wheel_spins" ADD CONSTRAINT "wheel_spins_draw_id_wheel_draws_id_fk" FOREIGN KEY ("draw_id") REFERENCES "public"."wheel_draws"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "wheel_spins_draw" ON "wheel_spins" USING btree ("draw_id","number") WHERE draw_id is not null;