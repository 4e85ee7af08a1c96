CREATE TABLE "audit_log" (
	"id" uuid PRIMARY KEY NOT NULL,
	"brand" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"actor_id" uuid,
	"action" text NOT NULL,
	"subject" text NOT NULL,
	"reason" text NOT NULL,
	"before" jsonb,
	"after" jsonb
);
--> statement-breakpoint
CREATE TABLE "device_auth_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"brand" text NOT NULL,
	"member_id" uuid NOT NULL,
	"session_id" uuid NOT NULL,
	"connection_config_id" text NOT NULL,
	"state_hash" text NOT NULL,
	"verifier" text NOT NULL,
	"redirect_uri" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "device_connections" (
	"member_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"brand" text NOT NULL,
	"connection_config_id" text NOT NULL,
	"status" text NOT NULL,
	"external_account" text NOT NULL,
	"access_token" text,
	"refresh_token" text,
	"access_expires_at" timestamp with time zone,
	"renewing_until" timestamp with time zone,
	"subscribed_at" timestamp with time zone,
	"connected_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"poll_due_at" timestamp with time zone,
	"poll_failures" integer DEFAULT 0 NOT NULL,
	"hours_to" timestamp with time zone,
	"hours_due_at" timestamp with time zone,
	"revoke_due_at" timestamp with time zone,
	"revoke_failures" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "device_connections_member_id_id_pk" PRIMARY KEY("member_id","id")
);
--> statement-breakpoint
CREATE TABLE "device_hours" (
	"member_id" uuid NOT NULL,
	"device_id" uuid NOT NULL,
	"hour_start" timestamp with time zone NOT NULL,
	"watt_hours" integer NOT NULL,
	CONSTRAINT "device_hours_member_id_device_id_hour_start_pk" PRIMARY KEY("member_id","device_id","hour_start")
);
--> statement-breakpoint
CREATE TABLE "device_log" (
	"member_id" uuid NOT NULL,
	"device_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"event_id" uuid,
	"history" text,
	"happened" text,
	CONSTRAINT "device_log_member_id_device_id_id_pk" PRIMARY KEY("member_id","device_id","id")
);
--> statement-breakpoint
CREATE TABLE "device_webhooks" (
	"partner" text NOT NULL,
	"id" text NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	CONSTRAINT "device_webhooks_partner_id_pk" PRIMARY KEY("partner","id")
);
--> statement-breakpoint
CREATE TABLE "devices" (
	"member_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"brand" text NOT NULL,
	"connection_id" uuid NOT NULL,
	"external_id" text NOT NULL,
	"device_config_id" text NOT NULL,
	"device_type" text NOT NULL,
	"display_name" text NOT NULL,
	"state" jsonb NOT NULL,
	"state_at" timestamp with time zone NOT NULL,
	"opted_in" boolean DEFAULT true NOT NULL,
	"comfort" jsonb,
	"added_at" timestamp with time zone NOT NULL,
	"missing_since" timestamp with time zone,
	"removed_at" timestamp with time zone,
	"read_due_at" timestamp with time zone,
	CONSTRAINT "devices_member_id_id_pk" PRIMARY KEY("member_id","id")
);
--> statement-breakpoint
CREATE TABLE "event_devices" (
	"member_id" uuid NOT NULL,
	"event_id" uuid NOT NULL,
	"device_id" uuid NOT NULL,
	"brand" text NOT NULL,
	"connection_id" uuid NOT NULL,
	"opt" text,
	"advance" text,
	"participation" text,
	"history" text,
	"step" text,
	"due_at" timestamp with time zone,
	"failures" integer DEFAULT 0 NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"before" jsonb,
	"target" integer,
	"until" timestamp with time zone,
	"seen_at" timestamp with time zone,
	"shifted" jsonb DEFAULT '[]'::jsonb NOT NULL,
	CONSTRAINT "event_devices_member_id_event_id_device_id_pk" PRIMARY KEY("member_id","event_id","device_id")
);
--> statement-breakpoint
CREATE TABLE "grid_events" (
	"source_id" uuid NOT NULL,
	"external_id" text NOT NULL,
	"vtn_event_id" text NOT NULL,
	"revision" text NOT NULL,
	"event_id" uuid,
	"over" boolean DEFAULT false NOT NULL,
	"report" jsonb,
	"report_due_at" timestamp with time zone,
	"report_failures" integer DEFAULT 0 NOT NULL,
	"reported_at" timestamp with time zone,
	"report_id" text,
	CONSTRAINT "grid_events_source_id_external_id_pk" PRIMARY KEY("source_id","external_id")
);
--> statement-breakpoint
CREATE TABLE "grid_signals" (
	"source_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"brand" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"external_id" text NOT NULL,
	"message_key" text NOT NULL,
	"action" text NOT NULL,
	"start_at" timestamp with time zone,
	"end_at" timestamp with time zone,
	"outcome" text NOT NULL,
	"detail" jsonb,
	"event_id" uuid,
	CONSTRAINT "grid_signals_source_id_id_pk" PRIMARY KEY("source_id","id")
);
--> statement-breakpoint
CREATE TABLE "grid_sources" (
	"id" uuid PRIMARY KEY NOT NULL,
	"brand" text NOT NULL,
	"program_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"base_url" text,
	"client_id" text NOT NULL,
	"vtn_program" text,
	"vtn_program_id" text,
	"scheduled_algorithm" text NOT NULL,
	"real_time_algorithm" text NOT NULL,
	"segment" text,
	"poll_due_at" timestamp with time zone,
	"polled_at" timestamp with time zone,
	"failures" integer DEFAULT 0 NOT NULL,
	"fault" jsonb,
	"fault_at" timestamp with time zone,
	"last_signal_at" timestamp with time zone,
	"subscription_id" text,
	"subscribe_due_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"brand" text NOT NULL,
	"program_id" uuid NOT NULL,
	"type" text NOT NULL,
	"algorithm" text NOT NULL,
	"start_at" timestamp with time zone NOT NULL,
	"end_at" timestamp with time zone NOT NULL,
	"status" text NOT NULL,
	"due_at" timestamp with time zone,
	"rules" jsonb NOT NULL,
	"audience" jsonb,
	"started_at" timestamp with time zone,
	"month_open" boolean DEFAULT false NOT NULL,
	"cancel_reason" text,
	"cancel_cause" text,
	"cancelled_at" timestamp with time zone,
	"paid_watts" bigint,
	"devices_mark" integer DEFAULT 0 NOT NULL,
	"devices_told" integer DEFAULT 0 NOT NULL,
	"devices_after" uuid,
	"created_by" uuid,
	"idempotency_key" text,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "participations" (
	"member_id" uuid NOT NULL,
	"event_id" uuid NOT NULL,
	"brand" text NOT NULL,
	"start_at" timestamp with time zone NOT NULL,
	"opt" text NOT NULL,
	"joined_at" timestamp with time zone,
	"left_at" timestamp with time zone,
	"devices_wait" boolean DEFAULT false NOT NULL,
	"settlement" text,
	"pending_reason" text,
	"settle_due_at" timestamp with time zone,
	"service_point_id" uuid,
	"receipt_version" integer DEFAULT 0 NOT NULL,
	"baseline_wh" bigint,
	"used_wh" bigint,
	"reduction_wh" bigint,
	"reduction_points" bigint,
	"points" bigint,
	"watts" bigint,
	"booked_watts" bigint DEFAULT 0 NOT NULL,
	"estimate_only" boolean DEFAULT false NOT NULL,
	"within_noise" boolean,
	"standing_before" jsonb,
	"standing_after" jsonb,
	"settled_at" timestamp with time zone,
	CONSTRAINT "participations_member_id_event_id_pk" PRIMARY KEY("member_id","event_id")
);
--> statement-breakpoint
CREATE TABLE "vacations" (
	"member_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"starts_on" date NOT NULL,
	"ends_on" date NOT NULL,
	CONSTRAINT "vacations_member_id_id_pk" PRIMARY KEY("member_id","id")
);
--> statement-breakpoint
CREATE TABLE "experiment_assignments" (
	"member_id" uuid NOT NULL,
	"key" text NOT NULL,
	"variation" text NOT NULL,
	"tracked" boolean DEFAULT false NOT NULL,
	CONSTRAINT "experiment_assignments_member_id_key_pk" PRIMARY KEY("member_id","key")
);
--> statement-breakpoint
CREATE TABLE "feature_overrides" (
	"member_id" uuid NOT NULL,
	"key" text NOT NULL,
	"state" text NOT NULL,
	"expires_at" timestamp with time zone,
	CONSTRAINT "feature_overrides_member_id_key_pk" PRIMARY KEY("member_id","key")
);
--> statement-breakpoint
CREATE TABLE "ledger_entries" (
	"member_id" uuid NOT NULL,
	"cause_key" text NOT NULL,
	"line" smallint NOT NULL,
	"brand" text NOT NULL,
	"account" text NOT NULL,
	"amount_watts" bigint NOT NULL,
	"cause" text NOT NULL,
	"event_id" uuid,
	"booked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "ledger_entries_member_id_cause_key_line_pk" PRIMARY KEY("member_id","cause_key","line")
);
--> statement-breakpoint
CREATE TABLE "member_balances" (
	"member_id" uuid PRIMARY KEY NOT NULL,
	"watts" bigint NOT NULL,
	CONSTRAINT "member_balances_not_negative" CHECK ("member_balances"."watts" >= 0)
);
--> statement-breakpoint
CREATE TABLE "meter_imports" (
	"member_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"brand" text NOT NULL,
	"file_name" text NOT NULL,
	"format" text NOT NULL,
	"source" text NOT NULL,
	"sha256" text NOT NULL,
	"imported_at" timestamp with time zone NOT NULL,
	"readings" integer NOT NULL,
	"new_days" integer NOT NULL,
	"changed_days" integer NOT NULL,
	"first_at" timestamp with time zone,
	"last_at" timestamp with time zone,
	"notes" jsonb NOT NULL,
	CONSTRAINT "meter_imports_member_id_id_pk" PRIMARY KEY("member_id","id")
);
--> statement-breakpoint
CREATE TABLE "reading_day_versions" (
	"service_point_id" uuid NOT NULL,
	"channel" text NOT NULL,
	"utc_day" date NOT NULL,
	"interval_seconds" integer NOT NULL,
	"start_second" integer NOT NULL,
	"readings" "bytea" NOT NULL,
	"runs" jsonb NOT NULL,
	"covered_seconds" integer NOT NULL,
	"version" integer NOT NULL,
	"replaced_at" timestamp with time zone NOT NULL,
	"replaced_by" uuid NOT NULL,
	CONSTRAINT "reading_day_versions_service_point_id_channel_utc_day_version_pk" PRIMARY KEY("service_point_id","channel","utc_day","version")
);
--> statement-breakpoint
CREATE TABLE "reading_days" (
	"service_point_id" uuid NOT NULL,
	"channel" text NOT NULL,
	"utc_day" date NOT NULL,
	"interval_seconds" integer NOT NULL,
	"start_second" integer NOT NULL,
	"readings" "bytea" NOT NULL,
	"runs" jsonb NOT NULL,
	"covered_seconds" integer NOT NULL,
	"version" integer NOT NULL,
	CONSTRAINT "reading_days_service_point_id_channel_utc_day_pk" PRIMARY KEY("service_point_id","channel","utc_day")
);
--> statement-breakpoint
CREATE TABLE "service_points" (
	"id" uuid PRIMARY KEY NOT NULL,
	"brand" text NOT NULL,
	"member_id" uuid NOT NULL,
	"number_hash" text NOT NULL,
	"number_last4" text NOT NULL,
	"time_zone" text NOT NULL,
	"verified" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "event_notices" (
	"event_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"version" integer NOT NULL,
	"start_at" timestamp with time zone NOT NULL,
	"end_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone,
	"cursor" uuid,
	CONSTRAINT "event_notices_event_id_kind_pk" PRIMARY KEY("event_id","kind")
);
--> statement-breakpoint
CREATE TABLE "event_results_told" (
	"event_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"version" integer NOT NULL,
	CONSTRAINT "event_results_told_event_id_member_id_pk" PRIMARY KEY("event_id","member_id")
);
--> statement-breakpoint
CREATE TABLE "sent_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"brand" text NOT NULL,
	"key" text NOT NULL,
	"template" text NOT NULL,
	"channel" text NOT NULL,
	"member_id" uuid,
	"state" text NOT NULL,
	"reason" text,
	"sealed" text,
	"due_at" timestamp with time zone,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "placement_instances" (
	"id" uuid PRIMARY KEY NOT NULL,
	"brand" text NOT NULL,
	"placement" text NOT NULL,
	"locale" text,
	"position" integer NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"title" text NOT NULL,
	"subtitle" text,
	"icon" text,
	"content" text,
	"image_url" text,
	"subtext" text,
	"ctas" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"member_id" uuid NOT NULL,
	"operation" text NOT NULL,
	"key" text NOT NULL,
	"body_hash" text NOT NULL,
	"status" integer,
	"answer" jsonb,
	"started_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "idempotency_keys_member_id_operation_key_pk" PRIMARY KEY("member_id","operation","key")
);
--> statement-breakpoint
CREATE TABLE "server_secrets" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "system_settings" (
	"key" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "postal_coverage" (
	"brand" text NOT NULL,
	"postal_code" text NOT NULL,
	"utility_id" uuid NOT NULL,
	"eligibility" integer NOT NULL,
	CONSTRAINT "postal_coverage_brand_postal_code_utility_id_pk" PRIMARY KEY("brand","postal_code","utility_id")
);
--> statement-breakpoint
CREATE TABLE "programs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"brand" text NOT NULL,
	"utility_id" uuid NOT NULL,
	"name" text NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"rules" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rate_plan_results" (
	"member_id" uuid PRIMARY KEY NOT NULL,
	"brand" text NOT NULL,
	"figures" jsonb,
	"worked_out_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "rate_plan_surveys" (
	"member_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"brand" text NOT NULL,
	"utility_id" uuid NOT NULL,
	"type" text NOT NULL,
	"current_code" text NOT NULL,
	"cheapest_code" text NOT NULL,
	"responses" jsonb NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"pass_due_at" timestamp with time zone,
	"passed_at" timestamp with time zone,
	CONSTRAINT "rate_plan_surveys_member_id_id_pk" PRIMARY KEY("member_id","id")
);
--> statement-breakpoint
CREATE TABLE "rate_plans" (
	"id" uuid PRIMARY KEY NOT NULL,
	"brand" text NOT NULL,
	"utility_id" uuid NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"currency" text NOT NULL,
	"daily" integer NOT NULL,
	"bands" jsonb NOT NULL,
	"usual" boolean DEFAULT false NOT NULL,
	"active" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "utilities" (
	"id" uuid PRIMARY KEY NOT NULL,
	"brand" text NOT NULL,
	"acronym" text NOT NULL,
	"name" text NOT NULL,
	"short_name" text NOT NULL,
	"country" text NOT NULL,
	"time_zone" text NOT NULL,
	"connection" text NOT NULL,
	"in_outage" boolean DEFAULT false NOT NULL,
	"outage_end_at" timestamp with time zone,
	"partner_url" text,
	"partner_client_id" text,
	"drp_url" text,
	"drp_name" text,
	"drp_email" text,
	"rate_plan_survey_email" text,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "member_relations" (
	"member_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"code" text NOT NULL,
	"related_at" timestamp with time zone NOT NULL,
	CONSTRAINT "member_relations_member_id_kind_pk" PRIMARY KEY("member_id","kind")
);
--> statement-breakpoint
CREATE TABLE "device_orders" (
	"id" uuid PRIMARY KEY NOT NULL,
	"member_id" uuid NOT NULL,
	"brand" text NOT NULL,
	"what" text NOT NULL,
	"title" text NOT NULL,
	"status" text NOT NULL,
	"address" jsonb NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "first_device_offers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"brand" text NOT NULL,
	"locale" text,
	"active" boolean DEFAULT true NOT NULL,
	"title" text NOT NULL,
	"subtitle" text NOT NULL,
	"description" text NOT NULL,
	"base_price_points" integer NOT NULL,
	"image_url" text
);
--> statement-breakpoint
CREATE TABLE "access_tokens" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"brand" text NOT NULL,
	"member_id" uuid NOT NULL,
	"purpose" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "login_failures" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"last_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "member_attributes" (
	"member_id" uuid NOT NULL,
	"key" text NOT NULL,
	"value" text NOT NULL,
	CONSTRAINT "member_attributes_member_id_key_pk" PRIMARY KEY("member_id","key")
);
--> statement-breakpoint
CREATE TABLE "members" (
	"id" uuid PRIMARY KEY NOT NULL,
	"brand" text NOT NULL,
	"email" text NOT NULL,
	"email_key" text NOT NULL,
	"password_hash" text,
	"first_name" text DEFAULT '' NOT NULL,
	"last_name" text DEFAULT '' NOT NULL,
	"is_admin" boolean DEFAULT false NOT NULL,
	"locale" text,
	"theme" text,
	"color_mode" text DEFAULT 'auto' NOT NULL,
	"time_zone" text NOT NULL,
	"country" text NOT NULL,
	"postal_code" text,
	"region" text,
	"was_in_legacy" boolean DEFAULT false NOT NULL,
	"sso_login" boolean DEFAULT false NOT NULL,
	"second_step" boolean DEFAULT false NOT NULL,
	"texas_retail" boolean DEFAULT false NOT NULL,
	"organisation_id" uuid,
	"shipping_address" jsonb,
	"picture_url" text,
	"brand_bar_image_url" text,
	"account_setup_status" text DEFAULT 'NotStarted' NOT NULL,
	"auto_join" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pending_logins" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"brand" text NOT NULL,
	"member_id" uuid NOT NULL,
	"code_hash" text,
	"code_expires_at" timestamp with time zone,
	"tries" integer DEFAULT 0 NOT NULL,
	"sends" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"id" uuid NOT NULL,
	"brand" text NOT NULL,
	"member_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_seen_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"agent" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sso_attempts" (
	"state_hash" text PRIMARY KEY NOT NULL,
	"brand" text NOT NULL,
	"browser_hash" text NOT NULL,
	"sealed" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sso_identities" (
	"brand" text NOT NULL,
	"issuer" text NOT NULL,
	"subject" text NOT NULL,
	"member_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sso_identities_brand_issuer_subject_pk" PRIMARY KEY("brand","issuer","subject")
);
--> statement-breakpoint
CREATE TABLE "staff_roles" (
	"member_id" uuid NOT NULL,
	"role_key" text NOT NULL,
	"granted_by" uuid,
	"granted_at" timestamp with time zone NOT NULL,
	CONSTRAINT "staff_roles_member_id_role_key_pk" PRIMARY KEY("member_id","role_key")
);
--> statement-breakpoint
CREATE TABLE "thermostat_send_offs" (
	"member_id" uuid NOT NULL,
	"program_id" text NOT NULL,
	"brand" text NOT NULL,
	"outcome" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "thermostat_send_offs_member_id_program_id_pk" PRIMARY KEY("member_id","program_id")
);
--> statement-breakpoint
CREATE TABLE "phone_numbers" (
	"member_id" uuid NOT NULL,
	"number" text NOT NULL,
	"verified" boolean DEFAULT false NOT NULL,
	"added_at" timestamp with time zone,
	"expires_at" timestamp with time zone,
	"code_hash" text,
	"code_expires_at" timestamp with time zone,
	"code_tries" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "phone_numbers_member_id_number_pk" PRIMARY KEY("member_id","number")
);
--> statement-breakpoint
CREATE TABLE "sms_consents" (
	"id" uuid PRIMARY KEY NOT NULL,
	"brand" text NOT NULL,
	"number" text NOT NULL,
	"member_id" uuid,
	"given" boolean NOT NULL,
	"source" text NOT NULL,
	"wording" text,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "subscriptions" (
	"member_id" uuid NOT NULL,
	"key" text NOT NULL,
	"enabled" boolean NOT NULL,
	CONSTRAINT "subscriptions_member_id_key_pk" PRIMARY KEY("member_id","key")
);
--> statement-breakpoint
CREATE TABLE "accuracy_results" (
	"program_id" uuid NOT NULL,
	"run" integer NOT NULL,
	"day_type" text NOT NULL,
	"rule" text NOT NULL,
	"adjusted" boolean NOT NULL,
	"homes" integer NOT NULL,
	"days" integer NOT NULL,
	"used_wh" bigint NOT NULL,
	"error_wh" bigint NOT NULL,
	"absolute_error_wh" bigint NOT NULL,
	"saved_days" integer NOT NULL,
	"paid_days" integer NOT NULL,
	"paid_points" bigint NOT NULL,
	"netted_points" bigint NOT NULL,
	CONSTRAINT "accuracy_results_program_id_run_day_type_rule_adjusted_pk" PRIMARY KEY("program_id","run","day_type","rule","adjusted")
);
--> statement-breakpoint
CREATE TABLE "accuracy_runs" (
	"program_id" uuid PRIMARY KEY NOT NULL,
	"brand" text NOT NULL,
	"due_at" timestamp with time zone,
	"run" integer DEFAULT 0 NOT NULL,
	"started_at" timestamp with time zone,
	"plan" jsonb,
	"after" uuid,
	"homes_total" integer DEFAULT 0 NOT NULL,
	"homes_done" integer DEFAULT 0 NOT NULL,
	"shown_run" integer,
	"shown_at" timestamp with time zone,
	"shown_plan" jsonb
);
--> statement-breakpoint
CREATE TABLE "month_results" (
	"member_id" uuid NOT NULL,
	"program_id" uuid NOT NULL,
	"month" text NOT NULL,
	"brand" text NOT NULL,
	"settled_at" timestamp with time zone NOT NULL,
	"points" bigint NOT NULL,
	"watts" bigint NOT NULL,
	"result" jsonb NOT NULL,
	CONSTRAINT "month_results_member_id_program_id_month_pk" PRIMARY KEY("member_id","program_id","month")
);
--> statement-breakpoint
CREATE TABLE "receipts" (
	"member_id" uuid NOT NULL,
	"event_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"settled_at" timestamp with time zone NOT NULL,
	"points" bigint NOT NULL,
	"change" jsonb,
	"receipt" json NOT NULL,
	CONSTRAINT "receipts_member_id_event_id_version_pk" PRIMARY KEY("member_id","event_id","version")
);
--> statement-breakpoint
CREATE TABLE "standings" (
	"member_id" uuid PRIMARY KEY NOT NULL,
	"brand" text NOT NULL,
	"recent" jsonb NOT NULL,
	"streak" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "member_appliances" (
	"member_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "member_appliances_member_id_kind_pk" PRIMARY KEY("member_id","kind")
);
--> statement-breakpoint
CREATE TABLE "member_signups" (
	"member_id" uuid PRIMARY KEY NOT NULL,
	"brand" text NOT NULL,
	"draft_id" uuid,
	"verified_at" timestamp with time zone,
	"terms_at" timestamp with time zone,
	"data" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"skipped" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"utility_extras" jsonb,
	"appliances_at" timestamp with time zone,
	"appliance_watts" integer DEFAULT 0 NOT NULL,
	"plugs" integer,
	"legacy_confirmed_at" timestamp with time zone,
	"finished_at" timestamp with time zone,
	"handback_at" timestamp with time zone,
	"handback_told_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "signup_drafts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"brand" text NOT NULL,
	"token_hash" text NOT NULL,
	"postal_code" text,
	"first_name" text,
	"last_name" text,
	"email" text,
	"locale" text,
	"referral_code" text,
	"terms_at" timestamp with time zone,
	"letter_at" timestamp with time zone,
	"letters" integer DEFAULT 0 NOT NULL,
	"data" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"member_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"seen_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "utility_auth_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"brand" text NOT NULL,
	"member_id" uuid NOT NULL,
	"session_id" uuid NOT NULL,
	"utility_id" uuid NOT NULL,
	"state_hash" text NOT NULL,
	"verifier" text NOT NULL,
	"redirect_uri" text NOT NULL,
	"return_to" text,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	"code" text,
	"exchange_at" timestamp with time zone,
	"due_at" timestamp with time zone,
	"outcome" text
);
--> statement-breakpoint
CREATE TABLE "utility_authorizations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"brand" text NOT NULL,
	"member_id" uuid NOT NULL,
	"utility_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"access_token" text,
	"refresh_token" text,
	"access_expires_at" timestamp with time zone,
	"authorization_uri" text,
	"resource_uri" text,
	"scope" text,
	"interval_data" boolean,
	"account_number" text,
	"nmi" text,
	"nmi_hash" text,
	"enrollment_id" text,
	"sequence" integer DEFAULT -1 NOT NULL,
	"poll_due_at" timestamp with time zone,
	"poll_failures" integer DEFAULT 0 NOT NULL,
	"fetch_due_at" timestamp with time zone,
	"fetch_failures" integer DEFAULT 0 NOT NULL,
	"fetched_to" date,
	"ended_at" timestamp with time zone,
	"revoke_due_at" timestamp with time zone,
	"revoke_failures" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "utility_connections" (
	"member_id" uuid PRIMARY KEY NOT NULL,
	"brand" text NOT NULL,
	"utility_id" uuid,
	"other_utility" text,
	"postal_code" text,
	"program_id" uuid,
	"widget_state" text NOT NULL,
	"widget_substate" text,
	"auth_status" text DEFAULT 'none' NOT NULL,
	"ever_reached_auth_done" boolean DEFAULT false NOT NULL,
	"enroll_state_at" timestamp with time zone,
	"enrolled_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "utility_partners" (
	"utility_id" uuid PRIMARY KEY NOT NULL,
	"cursor" text,
	"drops_due_at" timestamp with time zone,
	"drops_failures" integer DEFAULT 0 NOT NULL,
	"outage_told_at" timestamp with time zone,
	"status_due_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "utility_transitions" (
	"member_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"brand" text NOT NULL,
	"utility_id" uuid,
	"at" timestamp with time zone NOT NULL,
	"from_state" text,
	"from_substate" text,
	"to_state" text NOT NULL,
	"to_substate" text,
	"cause" text NOT NULL,
	CONSTRAINT "utility_transitions_member_id_position_pk" PRIMARY KEY("member_id","position")
);
--> statement-breakpoint
CREATE TABLE "utility_webhooks" (
	"client_id" text NOT NULL,
	"id" text NOT NULL,
	"type" text NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	CONSTRAINT "utility_webhooks_client_id_id_pk" PRIMARY KEY("client_id","id")
);
--> statement-breakpoint
ALTER TABLE "device_auth_requests" ADD CONSTRAINT "device_auth_requests_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "device_connections" ADD CONSTRAINT "device_connections_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "devices" ADD CONSTRAINT "devices_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "grid_events" ADD CONSTRAINT "grid_events_source_id_grid_sources_id_fk" FOREIGN KEY ("source_id") REFERENCES "public"."grid_sources"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "grid_signals" ADD CONSTRAINT "grid_signals_source_id_grid_sources_id_fk" FOREIGN KEY ("source_id") REFERENCES "public"."grid_sources"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "grid_sources" ADD CONSTRAINT "grid_sources_program_id_programs_id_fk" FOREIGN KEY ("program_id") REFERENCES "public"."programs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_program_id_programs_id_fk" FOREIGN KEY ("program_id") REFERENCES "public"."programs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "participations" ADD CONSTRAINT "participations_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "participations" ADD CONSTRAINT "participations_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vacations" ADD CONSTRAINT "vacations_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "experiment_assignments" ADD CONSTRAINT "experiment_assignments_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feature_overrides" ADD CONSTRAINT "feature_overrides_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_balances" ADD CONSTRAINT "member_balances_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meter_imports" ADD CONSTRAINT "meter_imports_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_points" ADD CONSTRAINT "service_points_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "postal_coverage" ADD CONSTRAINT "postal_coverage_utility_id_utilities_id_fk" FOREIGN KEY ("utility_id") REFERENCES "public"."utilities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "programs" ADD CONSTRAINT "programs_utility_id_utilities_id_fk" FOREIGN KEY ("utility_id") REFERENCES "public"."utilities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rate_plan_results" ADD CONSTRAINT "rate_plan_results_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rate_plan_surveys" ADD CONSTRAINT "rate_plan_surveys_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rate_plan_surveys" ADD CONSTRAINT "rate_plan_surveys_utility_id_utilities_id_fk" FOREIGN KEY ("utility_id") REFERENCES "public"."utilities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rate_plans" ADD CONSTRAINT "rate_plans_utility_id_utilities_id_fk" FOREIGN KEY ("utility_id") REFERENCES "public"."utilities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_relations" ADD CONSTRAINT "member_relations_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "device_orders" ADD CONSTRAINT "device_orders_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "access_tokens" ADD CONSTRAINT "access_tokens_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_attributes" ADD CONSTRAINT "member_attributes_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pending_logins" ADD CONSTRAINT "pending_logins_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sso_identities" ADD CONSTRAINT "sso_identities_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_roles" ADD CONSTRAINT "staff_roles_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "thermostat_send_offs" ADD CONSTRAINT "thermostat_send_offs_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "phone_numbers" ADD CONSTRAINT "phone_numbers_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sms_consents" ADD CONSTRAINT "sms_consents_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "accuracy_results" ADD CONSTRAINT "accuracy_results_program_id_programs_id_fk" FOREIGN KEY ("program_id") REFERENCES "public"."programs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "accuracy_runs" ADD CONSTRAINT "accuracy_runs_program_id_programs_id_fk" FOREIGN KEY ("program_id") REFERENCES "public"."programs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "month_results" ADD CONSTRAINT "month_results_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipts" ADD CONSTRAINT "receipts_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "standings" ADD CONSTRAINT "standings_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_appliances" ADD CONSTRAINT "member_appliances_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_signups" ADD CONSTRAINT "member_signups_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "utility_auth_requests" ADD CONSTRAINT "utility_auth_requests_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "utility_auth_requests" ADD CONSTRAINT "utility_auth_requests_utility_id_utilities_id_fk" FOREIGN KEY ("utility_id") REFERENCES "public"."utilities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "utility_authorizations" ADD CONSTRAINT "utility_authorizations_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "utility_authorizations" ADD CONSTRAINT "utility_authorizations_utility_id_utilities_id_fk" FOREIGN KEY ("utility_id") REFERENCES "public"."utilities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "utility_connections" ADD CONSTRAINT "utility_connections_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "utility_connections" ADD CONSTRAINT "utility_connections_utility_id_utilities_id_fk" FOREIGN KEY ("utility_id") REFERENCES "public"."utilities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "utility_connections" ADD CONSTRAINT "utility_connections_program_id_programs_id_fk" FOREIGN KEY ("program_id") REFERENCES "public"."programs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "utility_partners" ADD CONSTRAINT "utility_partners_utility_id_utilities_id_fk" FOREIGN KEY ("utility_id") REFERENCES "public"."utilities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "utility_transitions" ADD CONSTRAINT "utility_transitions_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_log_latest" ON "audit_log" USING btree ("brand","at");--> statement-breakpoint
CREATE INDEX "audit_log_subject" ON "audit_log" USING btree ("brand","subject","at");--> statement-breakpoint
CREATE UNIQUE INDEX "device_auth_requests_state" ON "device_auth_requests" USING btree ("state_hash");--> statement-breakpoint
CREATE INDEX "device_auth_requests_member" ON "device_auth_requests" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "device_auth_requests_expiry" ON "device_auth_requests" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "device_connections_current" ON "device_connections" USING btree ("member_id","connection_config_id") WHERE status <> 'removed';--> statement-breakpoint
CREATE INDEX "device_connections_account" ON "device_connections" USING btree ("connection_config_id","external_account");--> statement-breakpoint
CREATE INDEX "device_connections_poll" ON "device_connections" USING btree ("poll_due_at") WHERE poll_due_at is not null;--> statement-breakpoint
CREATE INDEX "device_connections_hours" ON "device_connections" USING btree ("hours_due_at") WHERE hours_due_at is not null;--> statement-breakpoint
CREATE INDEX "device_connections_revoke" ON "device_connections" USING btree ("revoke_due_at") WHERE revoke_due_at is not null;--> statement-breakpoint
CREATE INDEX "device_log_time" ON "device_log" USING btree ("member_id","device_id","at");--> statement-breakpoint
CREATE INDEX "device_log_told" ON "device_log" USING btree ("member_id","at","id") WHERE "device_log"."happened" in ('added', 'removed', 'missing', 'authorization_ended');--> statement-breakpoint
CREATE INDEX "device_webhooks_received" ON "device_webhooks" USING btree ("received_at");--> statement-breakpoint
CREATE UNIQUE INDEX "devices_external" ON "devices" USING btree ("member_id","connection_id","external_id");--> statement-breakpoint
CREATE INDEX "devices_read" ON "devices" USING btree ("read_due_at") WHERE read_due_at is not null;--> statement-breakpoint
CREATE INDEX "event_devices_event" ON "event_devices" USING btree ("event_id","member_id");--> statement-breakpoint
CREATE INDEX "event_devices_due" ON "event_devices" USING btree ("due_at","connection_id") WHERE due_at is not null;--> statement-breakpoint
CREATE INDEX "grid_events_event" ON "grid_events" USING btree ("event_id");--> statement-breakpoint
CREATE INDEX "grid_events_report" ON "grid_events" USING btree ("report_due_at") WHERE "grid_events"."report_due_at" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "grid_signals_message" ON "grid_signals" USING btree ("source_id","message_key");--> statement-breakpoint
CREATE INDEX "grid_signals_event" ON "grid_signals" USING btree ("event_id");--> statement-breakpoint
CREATE INDEX "grid_sources_program" ON "grid_sources" USING btree ("program_id");--> statement-breakpoint
CREATE UNIQUE INDEX "grid_sources_name" ON "grid_sources" USING btree ("program_id",lower("name"));--> statement-breakpoint
CREATE INDEX "grid_sources_due" ON "grid_sources" USING btree ("poll_due_at") WHERE "grid_sources"."poll_due_at" is not null;--> statement-breakpoint
CREATE INDEX "events_program_start" ON "events" USING btree ("program_id","start_at");--> statement-breakpoint
CREATE INDEX "events_brand_start" ON "events" USING btree ("brand","start_at");--> statement-breakpoint
CREATE INDEX "events_due" ON "events" USING btree ("due_at") WHERE "events"."due_at" is not null;--> statement-breakpoint
CREATE INDEX "events_devices" ON "events" USING btree ("id") WHERE "events"."devices_told" < "events"."devices_mark";--> statement-breakpoint
CREATE INDEX "events_settling" ON "events" USING btree ("start_at") WHERE "events"."status" = 'ENDED';--> statement-breakpoint
CREATE INDEX "events_month_open" ON "events" USING btree ("program_id","start_at") WHERE "events"."month_open";--> statement-breakpoint
CREATE UNIQUE INDEX "events_idempotency" ON "events" USING btree ("brand","idempotency_key") WHERE "events"."idempotency_key" is not null;--> statement-breakpoint
CREATE INDEX "participations_member_start" ON "participations" USING btree ("member_id","start_at");--> statement-breakpoint
CREATE INDEX "participations_event" ON "participations" USING btree ("event_id","member_id");--> statement-breakpoint
CREATE INDEX "participations_devices" ON "participations" USING btree ("event_id","member_id") WHERE "participations"."devices_wait";--> statement-breakpoint
CREATE INDEX "participations_due" ON "participations" USING btree ("event_id","settle_due_at","member_id") WHERE "participations"."settle_due_at" is not null;--> statement-breakpoint
CREATE INDEX "ledger_entries_latest" ON "ledger_entries" USING btree ("member_id","booked_at");--> statement-breakpoint
CREATE UNIQUE INDEX "meter_imports_once" ON "meter_imports" USING btree ("member_id","sha256","source");--> statement-breakpoint
CREATE INDEX "meter_imports_latest" ON "meter_imports" USING btree ("member_id","imported_at");--> statement-breakpoint
CREATE UNIQUE INDEX "service_points_number" ON "service_points" USING btree ("number_hash");--> statement-breakpoint
CREATE INDEX "service_points_member" ON "service_points" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "event_notices_due" ON "event_notices" USING btree ("due_at") WHERE "event_notices"."due_at" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "sent_messages_brand_key" ON "sent_messages" USING btree ("brand","key");--> statement-breakpoint
CREATE INDEX "sent_messages_due" ON "sent_messages" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "sent_messages_created" ON "sent_messages" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "placement_instances_place" ON "placement_instances" USING btree ("brand","placement","position");--> statement-breakpoint
CREATE INDEX "idempotency_keys_expiry" ON "idempotency_keys" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "postal_coverage_utility" ON "postal_coverage" USING btree ("utility_id");--> statement-breakpoint
CREATE UNIQUE INDEX "programs_utility_name" ON "programs" USING btree ("utility_id",lower("name"));--> statement-breakpoint
CREATE INDEX "programs_brand" ON "programs" USING btree ("brand");--> statement-breakpoint
CREATE INDEX "rate_plan_results_due" ON "rate_plan_results" USING btree ("due_at") WHERE due_at is not null;--> statement-breakpoint
CREATE INDEX "rate_plan_surveys_pass" ON "rate_plan_surveys" USING btree ("pass_due_at") WHERE pass_due_at is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "rate_plans_code" ON "rate_plans" USING btree ("utility_id","code");--> statement-breakpoint
CREATE UNIQUE INDEX "utilities_brand_acronym" ON "utilities" USING btree ("brand",lower("acronym"));--> statement-breakpoint
CREATE UNIQUE INDEX "utilities_partner_client" ON "utilities" USING btree ("partner_client_id");--> statement-breakpoint
CREATE UNIQUE INDEX "device_orders_first" ON "device_orders" USING btree ("member_id") WHERE what = 'first_device';--> statement-breakpoint
CREATE INDEX "device_orders_member" ON "device_orders" USING btree ("member_id","at");--> statement-breakpoint
CREATE INDEX "first_device_offers_brand" ON "first_device_offers" USING btree ("brand");--> statement-breakpoint
CREATE INDEX "access_tokens_member" ON "access_tokens" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "access_tokens_expiry" ON "access_tokens" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "login_failures_last" ON "login_failures" USING btree ("last_at");--> statement-breakpoint
CREATE UNIQUE INDEX "members_brand_email" ON "members" USING btree ("brand","email_key");--> statement-breakpoint
CREATE INDEX "members_brand_created" ON "members" USING btree ("brand","created_at");--> statement-breakpoint
CREATE INDEX "pending_logins_member" ON "pending_logins" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "pending_logins_expiry" ON "pending_logins" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sessions_member" ON "sessions" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "sessions_expiry" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sso_attempts_expiry" ON "sso_attempts" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sso_identities_member" ON "sso_identities" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "phone_numbers_number" ON "phone_numbers" USING btree ("number");--> statement-breakpoint
CREATE INDEX "phone_numbers_expiry" ON "phone_numbers" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sms_consents_number" ON "sms_consents" USING btree ("brand","number","at");--> statement-breakpoint
CREATE INDEX "sms_consents_member" ON "sms_consents" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "accuracy_runs_due" ON "accuracy_runs" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "accuracy_runs_brand" ON "accuracy_runs" USING btree ("brand");--> statement-breakpoint
CREATE INDEX "member_signups_created" ON "member_signups" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "signup_drafts_token" ON "signup_drafts" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "signup_drafts_seen" ON "signup_drafts" USING btree ("seen_at");--> statement-breakpoint
CREATE UNIQUE INDEX "utility_auth_requests_state" ON "utility_auth_requests" USING btree ("state_hash");--> statement-breakpoint
CREATE INDEX "utility_auth_requests_member" ON "utility_auth_requests" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "utility_auth_requests_due" ON "utility_auth_requests" USING btree ("due_at") WHERE due_at is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "utility_authorizations_current" ON "utility_authorizations" USING btree ("member_id") WHERE ended_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "utility_authorizations_enrollment" ON "utility_authorizations" USING btree ("utility_id","enrollment_id");--> statement-breakpoint
CREATE INDEX "utility_authorizations_nmi" ON "utility_authorizations" USING btree ("utility_id","nmi_hash");--> statement-breakpoint
CREATE INDEX "utility_authorizations_poll" ON "utility_authorizations" USING btree ("poll_due_at") WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX "utility_authorizations_fetch" ON "utility_authorizations" USING btree ("fetch_due_at") WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX "utility_authorizations_revoke" ON "utility_authorizations" USING btree ("revoke_due_at") WHERE revoke_due_at is not null;--> statement-breakpoint
CREATE INDEX "utility_connections_program" ON "utility_connections" USING btree ("program_id","member_id");--> statement-breakpoint
CREATE INDEX "utility_partners_drops" ON "utility_partners" USING btree ("drops_due_at");--> statement-breakpoint
CREATE INDEX "utility_partners_status" ON "utility_partners" USING btree ("status_due_at");--> statement-breakpoint
CREATE INDEX "utility_webhooks_received" ON "utility_webhooks" USING btree ("received_at");--> statement-breakpoint
CREATE VIEW "public"."enrolments" AS (select "members"."id" as "member_id", "members"."brand", "members"."time_zone", "members"."auto_join", "members"."organisation_id", "utility_connections"."program_id", "utility_connections"."enrolled_at", "utility_connections"."ever_reached_auth_done" from "members" left join "utility_connections" on "utility_connections"."member_id" = "members"."id");