-- Trigrams, for parts of names and addresses. A role with CREATE on the database may make this extension (PostgreSQL 13).
CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
CREATE INDEX "payout_reviews_member" ON "payout_reviews" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "delivery_faults_member" ON "delivery_faults" USING btree ("member_id") WHERE "delivery_faults"."member_id" is not null;--> statement-breakpoint
CREATE INDEX "device_offer_claims_offer" ON "device_offer_claims" USING btree ("offer_id");--> statement-breakpoint
CREATE INDEX "orders_reward" ON "orders" USING btree ("reward_id") WHERE "orders"."reward_id" is not null;--> statement-breakpoint
CREATE INDEX "rate_plan_surveys_utility" ON "rate_plan_surveys" USING btree ("utility_id");--> statement-breakpoint
CREATE INDEX "referral_boosts_friend" ON "referral_boosts" USING btree ("friend_id") WHERE "referral_boosts"."friend_id" is not null;--> statement-breakpoint
CREATE INDEX "promo_redemptions_member" ON "promo_redemptions" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "members_search" ON "members" USING gin ("email_key" gin_trgm_ops,lower("first_name" || ' ' || "last_name") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "utility_auth_requests_utility" ON "utility_auth_requests" USING btree ("utility_id");--> statement-breakpoint
CREATE INDEX "utility_authorizations_member" ON "utility_authorizations" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "utility_connections_utility" ON "utility_connections" USING btree ("utility_id");--> statement-breakpoint
CREATE INDEX "wheel_spins_seed" ON "wheel_spins" USING btree ("seed_id") WHERE "wheel_spins"."seed_id" is not null;--> statement-breakpoint
CREATE INDEX "wheel_spins_drawn_prize" ON "wheel_spins" USING btree ("drawn_prize_id") WHERE "wheel_spins"."drawn_prize_id" is not null;--> statement-breakpoint
CREATE INDEX "wheel_spins_prize" ON "wheel_spins" USING btree ("prize_id") WHERE "wheel_spins"."prize_id" is not null;