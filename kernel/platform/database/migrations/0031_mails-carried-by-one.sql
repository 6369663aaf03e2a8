ALTER TABLE "link_token" ADD COLUMN "all_link_id" uuid;--> statement-breakpoint
ALTER TABLE "mail" ADD COLUMN "carried_by" uuid;--> statement-breakpoint
ALTER TABLE "link_token" ADD CONSTRAINT "link_token_of_all" FOREIGN KEY ("all_link_id") REFERENCES "public"."link_token"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail" ADD CONSTRAINT "mail_carrier" FOREIGN KEY ("organization_id","carried_by") REFERENCES "public"."mail"("organization_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mail_carried" ON "mail" USING btree ("organization_id","carried_by") WHERE "mail"."carried_by" is not null;