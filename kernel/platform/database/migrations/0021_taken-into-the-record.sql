ALTER TABLE "set_aside" ADD COLUMN "patch" jsonb;--> statement-breakpoint
ALTER TABLE "set_aside" ADD COLUMN "deletes" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "set_aside" ADD COLUMN "taken" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "set_aside" ADD COLUMN "taken_by" uuid;