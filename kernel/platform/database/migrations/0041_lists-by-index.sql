DROP INDEX "patrol_by_when";--> statement-breakpoint
CREATE INDEX "patrol_by_when" ON "patrol" USING btree ("organization_id","when","id") WHERE "patrol"."deleted" is null;