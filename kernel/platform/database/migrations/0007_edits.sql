ALTER TABLE "organization" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "organization" ADD COLUMN "edited" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "organization" ADD COLUMN "edited_by" uuid;--> statement-breakpoint
ALTER TABLE "patrol" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "patrol" ADD COLUMN "edited" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "patrol" ADD COLUMN "edited_by" uuid;--> statement-breakpoint
ALTER TABLE "person" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "person" ADD COLUMN "edited" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "person" ADD COLUMN "edited_by" uuid;