CREATE TABLE "cashout_accounts" (
	"member_id" uuid PRIMARY KEY NOT NULL,
	"brand" text NOT NULL,
	"destination" text,
	"destination_key" text,
	"verified_at" timestamp with time zone,
	"code_hash" text,
	"code_expires_at" timestamp with time zone,
	"tries" integer DEFAULT 0 NOT NULL,
	"blocked_at" timestamp with time zone,
	"blocked_reason" text,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cashout_codes" (
	"member_id" uuid PRIMARY KEY NOT NULL,
	"brand" text NOT NULL,
	"session_id" uuid NOT NULL,
	"fingerprint" text NOT NULL,
	"code_hash" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"confirmed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "cashout_stops" (
	"brand" text PRIMARY KEY NOT NULL,
	"scope" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payout_accounts" (
	"brand" text PRIMARY KEY NOT NULL,
	"webhook_url" text,
	"webhook_id" text,
	"compared_at" timestamp with time zone,
	"due_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payout_differences" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payout_differences_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"brand" text NOT NULL,
	"kind" text NOT NULL,
	"reference" text NOT NULL,
	"order_id" uuid,
	"ours" integer,
	"theirs" integer,
	"currency" text NOT NULL,
	"their_state" text,
	"found_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone,
	"settled_by" uuid,
	"is_gone" boolean DEFAULT false NOT NULL,
	"settled_reason" text
);
--> statement-breakpoint
CREATE TABLE "payout_reviews" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"member_id" uuid NOT NULL,
	"brand" text NOT NULL,
	"destination_key" text NOT NULL,
	"browser_key" text,
	"address_key" text,
	"reasons" jsonb NOT NULL,
	"placed_at" timestamp with time zone NOT NULL,
	"decision" text,
	"decided_by" uuid,
	"decided_at" timestamp with time zone,
	"decision_reason" text
);
--> statement-breakpoint
CREATE TABLE "w9_forms" (
	"id" uuid PRIMARY KEY NOT NULL,
	"member_id" uuid NOT NULL,
	"brand" text NOT NULL,
	"name" text NOT NULL,
	"tin_type" text NOT NULL,
	"tin" text NOT NULL,
	"tin_key" text NOT NULL,
	"last_four" text NOT NULL,
	"address" jsonb NOT NULL,
	"signed_at" timestamp with time zone NOT NULL,
	"status" text NOT NULL,
	"status_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone,
	"silences" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "destination" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "is_cashout" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "held_for" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "not_before" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "partner_state" text;--> statement-breakpoint
ALTER TABLE "utilities" ADD COLUMN "cashout_reason" text;--> statement-breakpoint
ALTER TABLE "cashout_accounts" ADD CONSTRAINT "cashout_accounts_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cashout_codes" ADD CONSTRAINT "cashout_codes_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_reviews" ADD CONSTRAINT "payout_reviews_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "w9_forms" ADD CONSTRAINT "w9_forms_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cashout_accounts_destination" ON "cashout_accounts" USING btree ("brand","destination_key");--> statement-breakpoint
CREATE UNIQUE INDEX "payout_differences_once" ON "payout_differences" USING btree ("brand","kind","reference");--> statement-breakpoint
CREATE INDEX "payout_differences_open" ON "payout_differences" USING btree ("brand","found_at") WHERE settled_at is null;--> statement-breakpoint
CREATE INDEX "payout_reviews_destination" ON "payout_reviews" USING btree ("brand","destination_key");--> statement-breakpoint
CREATE INDEX "payout_reviews_browser" ON "payout_reviews" USING btree ("brand","browser_key");--> statement-breakpoint
CREATE INDEX "payout_reviews_address" ON "payout_reviews" USING btree ("brand","address_key");--> statement-breakpoint
CREATE INDEX "payout_reviews_latest" ON "payout_reviews" USING btree ("brand","placed_at");--> statement-breakpoint
CREATE INDEX "w9_forms_member" ON "w9_forms" USING btree ("member_id","signed_at");--> statement-breakpoint
CREATE INDEX "w9_forms_number" ON "w9_forms" USING btree ("brand","tin_key");--> statement-breakpoint
CREATE INDEX "w9_forms_due" ON "w9_forms" USING btree ("due_at") WHERE due_at is not null;