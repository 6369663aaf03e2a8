CREATE INDEX "link_token_by_age" ON "link_token" USING btree ("organization_id","created");--> statement-breakpoint
CREATE INDEX "link_token_by_all" ON "link_token" USING btree ("organization_id","all_link_id") WHERE "link_token"."all_link_id" is not null;--> statement-breakpoint
CREATE INDEX "session_ended" ON "session" USING btree ("organization_id",least("expires", "revoked"));--> statement-breakpoint
CREATE INDEX "ecc_notification_with_phone" ON "ecc_notification" USING btree ("organization_id","patrol_id") WHERE (phone is not null or message ->> 'summary' like '% Ring %');--> statement-breakpoint
CREATE INDEX "offer_recipient_by_link" ON "offer_recipient" USING btree ("organization_id","link_id");--> statement-breakpoint
UPDATE "mail" SET "to_address" = null, "last_error" = case when "mail"."last_error" is not null then 'Removed' end
FROM "person"
WHERE "person"."finished" is not null and "person"."email" is null and "person"."mail_via" is null and "person"."password_hash" is null
  and "mail"."organization_id" = "person"."organization_id" and "mail"."recipient" = "person"."id"::text
  and "mail"."next_attempt" is null and ("mail"."to_address" is not null or "mail"."last_error" is not null);--> statement-breakpoint
UPDATE "mail" SET "last_error" = 'Removed'
FROM "guest"
WHERE "guest"."phone" is null and "guest"."email" is null and "mail"."organization_id" = "guest"."organization_id"
  and "mail"."patrol_id" = "guest"."patrol_id" and "mail"."recipient" = "guest"."id"::text
  and "mail"."to_address" is null and "mail"."next_attempt" is null and "mail"."last_error" is not null;
