CREATE TABLE "referral_boosts" (
	"member_id" uuid NOT NULL,
	"key" text NOT NULL,
	"brand" text NOT NULL,
	"granted_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	"friend_id" uuid,
	CONSTRAINT "referral_boosts_member_id_key_pk" PRIMARY KEY("member_id","key")
);
--> statement-breakpoint
CREATE TABLE "referral_profiles" (
	"member_id" uuid PRIMARY KEY NOT NULL,
	"brand" text NOT NULL,
	"code" text NOT NULL,
	"shown_name" text,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "referrals" (
	"member_id" uuid PRIMARY KEY NOT NULL,
	"brand" text NOT NULL,
	"referrer_id" uuid NOT NULL,
	"code" text NOT NULL,
	"joined_at" timestamp with time zone NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"first_event_id" uuid,
	"first_event_at" timestamp with time zone,
	"due_at" timestamp with time zone,
	"refusal" text,
	"decided_at" timestamp with time zone,
	"allowed_at" timestamp with time zone,
	"referrer_points" integer,
	"friend_points" integer,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "referral_boosts" ADD CONSTRAINT "referral_boosts_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referral_boosts" ADD CONSTRAINT "referral_boosts_friend_id_members_id_fk" FOREIGN KEY ("friend_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referral_profiles" ADD CONSTRAINT "referral_profiles_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referrals" ADD CONSTRAINT "referrals_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referrals" ADD CONSTRAINT "referrals_referrer_id_members_id_fk" FOREIGN KEY ("referrer_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "referral_boosts_unused" ON "referral_boosts" USING btree ("member_id","granted_at") WHERE used_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "referral_profiles_code" ON "referral_profiles" USING btree ("code");--> statement-breakpoint
CREATE INDEX "referrals_referrer" ON "referrals" USING btree ("referrer_id","joined_at");--> statement-breakpoint
CREATE INDEX "referrals_brand" ON "referrals" USING btree ("brand","joined_at");--> statement-breakpoint
CREATE INDEX "referrals_due" ON "referrals" USING btree ("due_at") WHERE due_at is not null;