ALTER TABLE "orders" ADD COLUMN "code_end" text;--> statement-breakpoint
CREATE INDEX "orders_code_end" ON "orders" USING btree ("brand","code_end") WHERE code_end is not null;--> statement-breakpoint
CREATE INDEX "orders_code_unread" ON "orders" USING btree ("id") WHERE secret is not null and code_end is null;--> statement-breakpoint
CREATE INDEX "orders_shop_number" ON "orders" USING btree ("brand",lower("shop_number") text_pattern_ops) WHERE shop_number is not null;--> statement-breakpoint
CREATE INDEX "orders_tracking" ON "orders" USING btree ("brand",lower("tracking_number") text_pattern_ops) WHERE tracking_number is not null;--> statement-breakpoint
CREATE INDEX "orders_failed" ON "orders" USING btree ("brand","changed_at") WHERE state = 'failed';--> statement-breakpoint
CREATE INDEX "utility_connections_queues" ON "utility_connections" USING btree ("brand","widget_substate") WHERE "utility_connections"."widget_substate" is not null;