ALTER TABLE "kept_answer" RENAME TO "idempotency_record";--> statement-breakpoint
ALTER TABLE "idempotency_record" RENAME CONSTRAINT "kept_answer_organization_id_person_id_route_key_pk" TO "idempotency_record_organization_id_person_id_route_key_pk";--> statement-breakpoint
ALTER TABLE "idempotency_record" RENAME CONSTRAINT "kept_answer_person_id_person_id_fk" TO "idempotency_record_person_id_person_id_fk";--> statement-breakpoint
ALTER INDEX "kept_answer_by_created" RENAME TO "idempotency_record_by_created";
