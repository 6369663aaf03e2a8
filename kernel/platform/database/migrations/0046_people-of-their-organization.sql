ALTER TABLE "link_token" DROP CONSTRAINT "link_token_person_id_person_id_fk";
--> statement-breakpoint
ALTER TABLE "session" DROP CONSTRAINT "session_person_id_person_id_fk";
--> statement-breakpoint
ALTER TABLE "link_token" ADD CONSTRAINT "link_token_person" FOREIGN KEY ("organization_id","person_id") REFERENCES "public"."person"("organization_id","id") NOT VALID;--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_person" FOREIGN KEY ("organization_id","person_id") REFERENCES "public"."person"("organization_id","id") NOT VALID;