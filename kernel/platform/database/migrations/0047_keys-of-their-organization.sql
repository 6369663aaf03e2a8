-- Super administrators, who have no organization, get the nil UUID, so that each row has a place (decision 80).
ALTER TABLE "person" DROP CONSTRAINT "person_organization_id_organization_id_fk";
--> statement-breakpoint
ALTER TABLE "session" DROP CONSTRAINT "session_organization_id_organization_id_fk";
--> statement-breakpoint
ALTER TABLE "link_token" DROP CONSTRAINT "link_token_organization_id_organization_id_fk";
--> statement-breakpoint
ALTER TABLE "audit_event" DROP CONSTRAINT "audit_event_person_id_person_id_fk";
--> statement-breakpoint
ALTER TABLE "idempotency_record" DROP CONSTRAINT "idempotency_record_person_id_person_id_fk";
--> statement-breakpoint
ALTER TABLE "second_step" DROP CONSTRAINT "second_step_person_id_person_id_fk";
--> statement-breakpoint
ALTER TABLE "link_token" DROP CONSTRAINT "link_token_of_all";
--> statement-breakpoint
ALTER TABLE "offer_recipient" DROP CONSTRAINT "offer_recipient_link";
--> statement-breakpoint
ALTER TABLE "assignment" DROP CONSTRAINT "assignment_person";
--> statement-breakpoint
ALTER TABLE "availability" DROP CONSTRAINT "availability_person";
--> statement-breakpoint
ALTER TABLE "crew_correction" DROP CONSTRAINT "crew_correction_person";
--> statement-breakpoint
ALTER TABLE "link_token" DROP CONSTRAINT "link_token_person";
--> statement-breakpoint
ALTER TABLE "offer_recipient" DROP CONSTRAINT "offer_recipient_person";
--> statement-breakpoint
ALTER TABLE "person" DROP CONSTRAINT "person_mail_via";
--> statement-breakpoint
ALTER TABLE "person_pair" DROP CONSTRAINT "person_pair_person";
--> statement-breakpoint
ALTER TABLE "person_pair" DROP CONSTRAINT "person_pair_other";
--> statement-breakpoint
ALTER TABLE "session" DROP CONSTRAINT "session_person";
--> statement-breakpoint
UPDATE "person" SET "organization_id" = '00000000-0000-0000-0000-000000000000' WHERE "organization_id" IS NULL;
--> statement-breakpoint
ALTER TABLE "person" ALTER COLUMN "organization_id" SET NOT NULL;
--> statement-breakpoint
UPDATE "session" SET "organization_id" = '00000000-0000-0000-0000-000000000000' WHERE "organization_id" IS NULL;
--> statement-breakpoint
ALTER TABLE "session" ALTER COLUMN "organization_id" SET NOT NULL;
--> statement-breakpoint
UPDATE "link_token" SET "organization_id" = '00000000-0000-0000-0000-000000000000' WHERE "organization_id" IS NULL;
--> statement-breakpoint
ALTER TABLE "link_token" ALTER COLUMN "organization_id" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "person" DROP CONSTRAINT "person_organization";
--> statement-breakpoint
ALTER TABLE "person" DROP CONSTRAINT "person_pkey";
--> statement-breakpoint
ALTER TABLE "person" ADD CONSTRAINT "person_pkey" PRIMARY KEY("organization_id","id");
--> statement-breakpoint
ALTER TABLE "session" DROP CONSTRAINT "session_pkey";
--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_pkey" PRIMARY KEY("id","organization_id");
--> statement-breakpoint
ALTER TABLE "link_token" DROP CONSTRAINT "link_token_pkey";
--> statement-breakpoint
ALTER TABLE "link_token" ADD CONSTRAINT "link_token_pkey" PRIMARY KEY("id","organization_id");
--> statement-breakpoint
ALTER TABLE "assignment" ADD CONSTRAINT "assignment_person" FOREIGN KEY ("organization_id","person_id") REFERENCES "public"."person"("organization_id","id") NOT VALID;
--> statement-breakpoint
ALTER TABLE "availability" ADD CONSTRAINT "availability_person" FOREIGN KEY ("organization_id","person_id") REFERENCES "public"."person"("organization_id","id") NOT VALID;
--> statement-breakpoint
ALTER TABLE "crew_correction" ADD CONSTRAINT "crew_correction_person" FOREIGN KEY ("organization_id","person_id") REFERENCES "public"."person"("organization_id","id") NOT VALID;
--> statement-breakpoint
ALTER TABLE "link_token" ADD CONSTRAINT "link_token_person" FOREIGN KEY ("organization_id","person_id") REFERENCES "public"."person"("organization_id","id") NOT VALID;
--> statement-breakpoint
ALTER TABLE "offer_recipient" ADD CONSTRAINT "offer_recipient_person" FOREIGN KEY ("organization_id","person_id") REFERENCES "public"."person"("organization_id","id") NOT VALID;
--> statement-breakpoint
ALTER TABLE "person" ADD CONSTRAINT "person_mail_via" FOREIGN KEY ("organization_id","mail_via") REFERENCES "public"."person"("organization_id","id") NOT VALID;
--> statement-breakpoint
ALTER TABLE "person_pair" ADD CONSTRAINT "person_pair_person" FOREIGN KEY ("organization_id","person_id") REFERENCES "public"."person"("organization_id","id") NOT VALID;
--> statement-breakpoint
ALTER TABLE "person_pair" ADD CONSTRAINT "person_pair_other" FOREIGN KEY ("organization_id","other_id") REFERENCES "public"."person"("organization_id","id") NOT VALID;
--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_person" FOREIGN KEY ("organization_id","person_id") REFERENCES "public"."person"("organization_id","id") NOT VALID;
--> statement-breakpoint
ALTER TABLE "audit_event" ADD CONSTRAINT "audit_event_person" FOREIGN KEY ("organization_id","person_id") REFERENCES "public"."person"("organization_id","id") NOT VALID;
--> statement-breakpoint
ALTER TABLE "idempotency_record" ADD CONSTRAINT "idempotency_record_person" FOREIGN KEY ("organization_id","person_id") REFERENCES "public"."person"("organization_id","id") NOT VALID;
--> statement-breakpoint
ALTER TABLE "second_step" ADD CONSTRAINT "second_step_person" FOREIGN KEY ("organization_id","person_id") REFERENCES "public"."person"("organization_id","id") NOT VALID;
--> statement-breakpoint
ALTER TABLE "link_token" ADD CONSTRAINT "link_token_of_all" FOREIGN KEY ("organization_id","all_link_id") REFERENCES "public"."link_token"("organization_id","id") NOT VALID;
--> statement-breakpoint
ALTER TABLE "offer_recipient" ADD CONSTRAINT "offer_recipient_link" FOREIGN KEY ("organization_id","link_id") REFERENCES "public"."link_token"("organization_id","id") NOT VALID;
