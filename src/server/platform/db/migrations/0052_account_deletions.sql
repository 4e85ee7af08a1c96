CREATE TABLE "account_deletions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"brand" text NOT NULL,
	"member_id" uuid,
	"state" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone,
	"done_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "ledger_entries" DROP CONSTRAINT "ledger_entries_member_id_members_id_fk";
--> statement-breakpoint
ALTER TABLE "member_balances" DROP CONSTRAINT "member_balances_member_id_members_id_fk";
--> statement-breakpoint
ALTER TABLE "orders" DROP CONSTRAINT "orders_member_id_members_id_fk";
--> statement-breakpoint
ALTER TABLE "program_statement_counts" DROP CONSTRAINT "program_statement_counts_member_id_members_id_fk";
--> statement-breakpoint
ALTER TABLE "referrals" DROP CONSTRAINT "referrals_member_id_members_id_fk";
--> statement-breakpoint
ALTER TABLE "referrals" DROP CONSTRAINT "referrals_referrer_id_members_id_fk";
--> statement-breakpoint
ALTER TABLE "wheel_spins" DROP CONSTRAINT "wheel_spins_member_id_members_id_fk";
--> statement-breakpoint
CREATE UNIQUE INDEX "account_deletions_open" ON "account_deletions" USING btree ("member_id") WHERE state in ('waiting', 'ending');--> statement-breakpoint
CREATE INDEX "account_deletions_due" ON "account_deletions" USING btree ("due_at") WHERE due_at is not null;
--> statement-breakpoint
-- The deletion of an account is the only thing that may change what is otherwise only added to; it says so in its transaction.
CREATE OR REPLACE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF current_setting('ebbwatt.removes_account', true) = 'on' THEN
    RETURN NULL;
  END IF;
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION refuse_bare_balance() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF pg_trigger_depth() < 2 AND coalesce(current_setting('ebbwatt.removes_account', true), '') <> 'on' THEN
    RAISE EXCEPTION 'a balance changes only with its ledger entries' USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NULL;
END $$;
