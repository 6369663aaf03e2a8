ALTER TABLE "person" DROP CONSTRAINT "person_notices";--> statement-breakpoint
DROP INDEX "mail_due";--> statement-breakpoint
ALTER TABLE "mail" ADD COLUMN "for_digest" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "person" ADD COLUMN "summaries" text DEFAULT 'each' NOT NULL;--> statement-breakpoint
CREATE INDEX "mail_for_digest" ON "mail" USING btree ("organization_id","recipient","created") WHERE "mail"."for_digest" and "mail"."carried_by" is null and "mail"."next_attempt" is not null;--> statement-breakpoint
CREATE INDEX "mail_due" ON "mail" USING btree ("organization_id","urgent","rank","next_attempt") WHERE "mail"."next_attempt" is not null and not "mail"."for_digest";--> statement-breakpoint
ALTER TABLE "person" ADD CONSTRAINT "person_summaries" CHECK ("person"."summaries" in ('each', 'monthly', 'none'));--> statement-breakpoint
ALTER TABLE "person" ADD CONSTRAINT "person_notices" CHECK ("person"."notices" in ('each', 'daily', 'weekly', 'none'));