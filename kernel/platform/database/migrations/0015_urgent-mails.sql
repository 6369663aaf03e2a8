DROP INDEX "mail_due";--> statement-breakpoint
ALTER TABLE "mail" ADD COLUMN "urgent" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- Those that wait while the server is updated.
UPDATE "mail" SET "urgent" = true WHERE "next_attempt" IS NOT NULL AND "kind" IN
  ('overdue-crew', 'overdue-admins', 'ecc-log-on', 'ecc-log-off', 'ecc-move', 'ecc-extension', 'ecc-cancellation', 'ecc-answered');--> statement-breakpoint
CREATE INDEX "mail_urgent_unsent" ON "mail" USING btree ("organization_id","created") WHERE "mail"."urgent" and ("mail"."next_attempt" is not null or "mail"."last_error" is not null);--> statement-breakpoint
CREATE INDEX "mail_due" ON "mail" USING btree ("organization_id","urgent","next_attempt") WHERE "mail"."next_attempt" is not null;