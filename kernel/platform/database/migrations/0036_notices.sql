ALTER TABLE "person" ADD COLUMN "notices" text DEFAULT 'each' NOT NULL;--> statement-breakpoint
ALTER TABLE "person" ADD CONSTRAINT "person_notices" CHECK ("person"."notices" in ('each', 'none'));