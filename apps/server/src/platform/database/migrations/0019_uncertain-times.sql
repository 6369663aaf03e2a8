ALTER TABLE "incident" ADD COLUMN "time_uncertain" boolean DEFAULT false NOT NULL;--> statement-breakpoint
UPDATE "former_incident" SET "incident" = "incident" || '{"timeUncertain": false}' WHERE "incident" IS NOT NULL;--> statement-breakpoint
UPDATE "set_aside" SET "entry" = "entry" || '{"timeUncertain": false}';
