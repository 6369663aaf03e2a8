ALTER TABLE "person" ALTER COLUMN "email" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "person" ADD COLUMN "mail_via" uuid;--> statement-breakpoint
ALTER TABLE "person" ADD CONSTRAINT "person_mail_via" FOREIGN KEY ("organization_id","mail_via") REFERENCES "public"."person"("organization_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "person_by_mailbox" ON "person" USING btree ("organization_id","mail_via") WHERE "person"."mail_via" is not null;--> statement-breakpoint
ALTER TABLE "person" ADD CONSTRAINT "person_one_mailbox" CHECK ("person"."email" is null or "person"."mail_via" is null);--> statement-breakpoint
ALTER TABLE "person" ADD CONSTRAINT "person_address_for_roles" CHECK ("person"."email" is not null or "person"."roles" <@ array['patroller']);