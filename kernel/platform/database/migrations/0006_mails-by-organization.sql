DROP INDEX "mail_due";--> statement-breakpoint
CREATE INDEX "mail_due" ON "mail" USING btree ("organization_id","next_attempt") WHERE "mail"."next_attempt" is not null;