ALTER TABLE "organization" ADD COLUMN "coordinator_name" text;--> statement-breakpoint
ALTER TABLE "organization" ADD COLUMN "coordinator_phone" text;