DROP INDEX "mail_due";--> statement-breakpoint
ALTER TABLE "mail" ADD COLUMN "rank" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
-- Those that wait while the server is updated.
UPDATE "mail" SET "rank" = 1 WHERE "next_attempt" IS NOT NULL AND "kind" IN ('ecc-move', 'ecc-extension');--> statement-breakpoint
CREATE INDEX "mail_due" ON "mail" USING btree ("organization_id","urgent","rank","next_attempt") WHERE "mail"."next_attempt" is not null;