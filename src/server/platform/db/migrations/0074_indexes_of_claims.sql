CREATE INDEX "meter_claims_member" ON "meter_claims" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "meter_claims_utility" ON "meter_claims" USING btree ("utility_id");