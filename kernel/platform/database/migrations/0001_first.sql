CREATE TABLE "assignment" (
	"organization_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"patrol_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"created" timestamp (3) with time zone NOT NULL,
	"accepted" timestamp (3) with time zone,
	"accepted_by" uuid,
	"declined" timestamp (3) with time zone,
	"declined_by" uuid,
	"did_not_show" timestamp (3) with time zone,
	"did_not_show_by" uuid,
	"removed" timestamp (3) with time zone,
	"removed_by" uuid,
	"emailed" timestamp (3) with time zone,
	CONSTRAINT "assignment_organization_id_id_pk" PRIMARY KEY("organization_id","id")
);
--> statement-breakpoint
CREATE TABLE "assignment_answer" (
	"organization_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"assignment_id" uuid NOT NULL,
	"answer" text NOT NULL,
	"when" timestamp (3) with time zone NOT NULL,
	"by" uuid NOT NULL,
	CONSTRAINT "assignment_answer_organization_id_id_pk" PRIMARY KEY("organization_id","id")
);
--> statement-breakpoint
CREATE TABLE "guest" (
	"organization_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"patrol_id" uuid NOT NULL,
	"name" text NOT NULL,
	"phone" text,
	"email" text,
	"created" timestamp (3) with time zone NOT NULL,
	"removed" timestamp (3) with time zone,
	"removed_by" uuid,
	"emailed" timestamp (3) with time zone,
	CONSTRAINT "guest_organization_id_id_pk" PRIMARY KEY("organization_id","id")
);
--> statement-breakpoint
CREATE TABLE "installation" (
	"key" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "link_token" (
	"id" uuid PRIMARY KEY NOT NULL,
	"purpose" text NOT NULL,
	"organization_id" uuid,
	"person_id" uuid NOT NULL,
	"assignment_id" uuid,
	"created" timestamp (3) with time zone NOT NULL,
	"expires" timestamp (3) with time zone,
	"used" timestamp (3) with time zone,
	"voided" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "mail" (
	"organization_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"kind" text NOT NULL,
	"cause" text NOT NULL,
	"recipient" text NOT NULL,
	"subject" jsonb NOT NULL,
	"created" timestamp (3) with time zone NOT NULL,
	"attempts" integer NOT NULL,
	"next_attempt" timestamp (3) with time zone,
	"sent" timestamp (3) with time zone,
	"abandoned" timestamp (3) with time zone,
	"last_error" text,
	CONSTRAINT "mail_organization_id_id_pk" PRIMARY KEY("organization_id","id"),
	CONSTRAINT "mail_once" UNIQUE("organization_id","kind","cause","recipient")
);
--> statement-breakpoint
CREATE TABLE "organization" (
	"id" uuid PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"police_station" text NOT NULL,
	"time_zone" text NOT NULL,
	"ecc_email" text,
	"ecc_phone" text,
	"email_from" text,
	"email_sign_off" text,
	"patroller_instructions" text NOT NULL,
	"patrol_meet_up_instructions" text NOT NULL,
	"patrol_names" text[] NOT NULL,
	"created" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "organization_code" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "patrol" (
	"organization_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"type" text NOT NULL,
	"name" text,
	"when" timestamp (3) with time zone NOT NULL,
	"hours" double precision NOT NULL,
	"call_sign" text,
	"instructions" text,
	"created" timestamp (3) with time zone NOT NULL,
	"cancelled" timestamp (3) with time zone,
	"cancelled_by" uuid,
	"finalized" timestamp (3) with time zone,
	"finalized_by" uuid,
	"deleted" timestamp (3) with time zone,
	"deleted_by" uuid,
	"started" jsonb,
	"finished" jsonb,
	CONSTRAINT "patrol_organization_id_id_pk" PRIMARY KEY("organization_id","id")
);
--> statement-breakpoint
CREATE TABLE "person" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organization_id" uuid,
	"email" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"phone" text,
	"roles" text[] NOT NULL,
	"password_hash" text,
	"started" timestamp (3) with time zone NOT NULL,
	"finished" timestamp (3) with time zone,
	CONSTRAINT "person_organization" UNIQUE("organization_id","id")
);
--> statement-breakpoint
CREATE TABLE "session" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organization_id" uuid,
	"person_id" uuid NOT NULL,
	"issued" timestamp (3) with time zone NOT NULL,
	"refreshed" timestamp (3) with time zone,
	"expires" timestamp (3) with time zone NOT NULL,
	"revoked" timestamp (3) with time zone,
	"remember" boolean NOT NULL,
	"shared_device" boolean NOT NULL,
	"ips" text[] NOT NULL,
	"user_agent" text NOT NULL,
	"generation" integer NOT NULL,
	"generation_seen" boolean NOT NULL
);
--> statement-breakpoint
ALTER TABLE "assignment" ADD CONSTRAINT "assignment_patrol" FOREIGN KEY ("organization_id","patrol_id") REFERENCES "public"."patrol"("organization_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assignment" ADD CONSTRAINT "assignment_person" FOREIGN KEY ("organization_id","person_id") REFERENCES "public"."person"("organization_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assignment_answer" ADD CONSTRAINT "assignment_answer_assignment" FOREIGN KEY ("organization_id","assignment_id") REFERENCES "public"."assignment"("organization_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guest" ADD CONSTRAINT "guest_patrol" FOREIGN KEY ("organization_id","patrol_id") REFERENCES "public"."patrol"("organization_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "link_token" ADD CONSTRAINT "link_token_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "link_token" ADD CONSTRAINT "link_token_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "link_token" ADD CONSTRAINT "link_token_assignment" FOREIGN KEY ("organization_id","assignment_id") REFERENCES "public"."assignment"("organization_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "patrol" ADD CONSTRAINT "patrol_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person" ADD CONSTRAINT "person_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "assignment_current" ON "assignment" USING btree ("organization_id","patrol_id","person_id") WHERE "assignment"."removed" is null;--> statement-breakpoint
CREATE INDEX "assignment_by_patrol" ON "assignment" USING btree ("organization_id","patrol_id");--> statement-breakpoint
CREATE INDEX "assignment_by_person" ON "assignment" USING btree ("organization_id","person_id");--> statement-breakpoint
CREATE INDEX "assignment_answer_by_assignment" ON "assignment_answer" USING btree ("organization_id","assignment_id");--> statement-breakpoint
CREATE INDEX "guest_by_patrol" ON "guest" USING btree ("organization_id","patrol_id");--> statement-breakpoint
CREATE INDEX "link_token_by_person" ON "link_token" USING btree ("person_id","purpose");--> statement-breakpoint
CREATE INDEX "mail_due" ON "mail" USING btree ("next_attempt") WHERE "mail"."next_attempt" is not null;--> statement-breakpoint
CREATE INDEX "patrol_by_when" ON "patrol" USING btree ("organization_id","when","id");--> statement-breakpoint
CREATE UNIQUE INDEX "person_email" ON "person" USING btree (lower("email")) WHERE "person"."finished" is null;--> statement-breakpoint
CREATE INDEX "person_by_name" ON "person" USING btree ("organization_id","last_name" collate "names","id");--> statement-breakpoint
CREATE INDEX "session_by_person" ON "session" USING btree ("person_id","issued");