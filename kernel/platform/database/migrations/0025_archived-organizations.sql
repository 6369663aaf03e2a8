ALTER TABLE "organization" DROP CONSTRAINT "organization_code";--> statement-breakpoint
ALTER TABLE "organization" ADD COLUMN "archived" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "organization" ADD COLUMN "code_freed" timestamp (3) with time zone;--> statement-breakpoint
CREATE UNIQUE INDEX "organization_code" ON "organization" USING btree ("code") WHERE "organization"."code_freed" is null;