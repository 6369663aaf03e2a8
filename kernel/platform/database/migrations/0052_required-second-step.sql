ALTER TABLE "organization" ADD COLUMN "second_step_for" text DEFAULT 'nobody' NOT NULL;--> statement-breakpoint
ALTER TABLE "organization" ADD COLUMN "second_step_grace_days" smallint DEFAULT 14 NOT NULL;--> statement-breakpoint
ALTER TABLE "person" ADD COLUMN "second_step_required" timestamp (3) with time zone;--> statement-breakpoint
-- Super administrators who are there already have the days of grace from now on.
UPDATE "person" SET "second_step_required" = now() WHERE 'sa' = any("roles");
