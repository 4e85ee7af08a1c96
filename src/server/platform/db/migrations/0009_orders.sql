CREATE TABLE "order_history" (
	"order_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"position" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_history_position_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone NOT NULL,
	"what" text NOT NULL,
	"detail" jsonb DEFAULT '{}'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" uuid PRIMARY KEY NOT NULL,
	"member_id" uuid NOT NULL,
	"brand" text NOT NULL,
	"key" text NOT NULL,
	"kind" text NOT NULL,
	"item" text NOT NULL,
	"quantity" integer NOT NULL,
	"title" text,
	"state" text NOT NULL,
	"shipping" text,
	"recipient" text NOT NULL,
	"address" jsonb,
	"price_watts" integer DEFAULT 0 NOT NULL,
	"attempt" integer DEFAULT 1 NOT NULL,
	"asked_at" timestamp with time zone,
	"silences" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp with time zone,
	"cancel_asked_at" timestamp with time zone,
	"shop_number" text,
	"carrier" text,
	"tracking_number" text,
	"failure" text,
	"placed_at" timestamp with time zone NOT NULL,
	"accepted_at" timestamp with time zone,
	"shipped_at" timestamp with time zone,
	"fulfilled_at" timestamp with time zone,
	"failed_at" timestamp with time zone,
	"refunded_at" timestamp with time zone,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shop_webhooks" (
	"id" text PRIMARY KEY NOT NULL,
	"received_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "order_history" ADD CONSTRAINT "order_history_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_history_order" ON "order_history" USING btree ("order_id","position");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_key" ON "orders" USING btree ("member_id","key");--> statement-breakpoint
CREATE INDEX "orders_member" ON "orders" USING btree ("member_id","placed_at");--> statement-breakpoint
CREATE INDEX "orders_brand" ON "orders" USING btree ("brand","placed_at");--> statement-breakpoint
CREATE INDEX "orders_due" ON "orders" USING btree ("due_at") WHERE due_at is not null;--> statement-breakpoint
CREATE INDEX "shop_webhooks_received" ON "shop_webhooks" USING btree ("received_at");