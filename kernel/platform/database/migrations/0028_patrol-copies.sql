ALTER TABLE "patrol" ADD COLUMN "batch" uuid;--> statement-breakpoint
CREATE INDEX "patrol_by_batch" ON "patrol" USING btree ("organization_id","batch") WHERE "patrol"."batch" is not null;