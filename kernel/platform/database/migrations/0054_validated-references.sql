-- What 0043, 0046 and 0047 added for new rows alone holds for all: this waits for no writer, and no writer waits for it.
ALTER TABLE "assignment" VALIDATE CONSTRAINT "assignment_person";--> statement-breakpoint
ALTER TABLE "audit_event" VALIDATE CONSTRAINT "audit_event_person";--> statement-breakpoint
ALTER TABLE "availability" VALIDATE CONSTRAINT "availability_person";--> statement-breakpoint
ALTER TABLE "crew_correction" VALIDATE CONSTRAINT "crew_correction_person";--> statement-breakpoint
ALTER TABLE "idempotency_record" VALIDATE CONSTRAINT "idempotency_record_person";--> statement-breakpoint
ALTER TABLE "link_token" VALIDATE CONSTRAINT "link_token_of_all";--> statement-breakpoint
ALTER TABLE "link_token" VALIDATE CONSTRAINT "link_token_person";--> statement-breakpoint
ALTER TABLE "offer_recipient" VALIDATE CONSTRAINT "offer_recipient_link";--> statement-breakpoint
ALTER TABLE "offer_recipient" VALIDATE CONSTRAINT "offer_recipient_person";--> statement-breakpoint
ALTER TABLE "person" VALIDATE CONSTRAINT "person_address_for_roles";--> statement-breakpoint
ALTER TABLE "person" VALIDATE CONSTRAINT "person_mail_via";--> statement-breakpoint
ALTER TABLE "person_pair" VALIDATE CONSTRAINT "person_pair_other";--> statement-breakpoint
ALTER TABLE "person_pair" VALIDATE CONSTRAINT "person_pair_person";--> statement-breakpoint
ALTER TABLE "second_step" VALIDATE CONSTRAINT "second_step_person";--> statement-breakpoint
ALTER TABLE "session" VALIDATE CONSTRAINT "session_person";
