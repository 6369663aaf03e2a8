ALTER TABLE "incident" ADD COLUMN "extra" jsonb;--> statement-breakpoint
ALTER TABLE "incident" ADD COLUMN "location_extra" jsonb;