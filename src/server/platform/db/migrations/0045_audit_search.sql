CREATE INDEX "audit_log_actor" ON "audit_log" USING btree ("brand","actor_id","id");--> statement-breakpoint
CREATE INDEX "audit_log_search" ON "audit_log" USING gin ("subject" gin_trgm_ops);