DROP INDEX "ecc_notification_once";--> statement-breakpoint
ALTER TABLE "ecc_notification" ADD COLUMN "voided" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "ecc_notification" ADD COLUMN "voided_by" uuid;--> statement-breakpoint
ALTER TABLE "ecc_response" ADD COLUMN "voided" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "ecc_response" ADD COLUMN "voided_by" uuid;--> statement-breakpoint
CREATE UNIQUE INDEX "ecc_notification_once" ON "ecc_notification" USING btree ("organization_id","patrol_id","kind") WHERE "ecc_notification"."kind" in ('log-on', 'log-off') and "ecc_notification"."voided" is null;