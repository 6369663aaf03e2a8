CREATE TABLE "passkey" (
	"organization_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"credential_id" text NOT NULL,
	"public_key" text NOT NULL,
	"counter" bigint NOT NULL,
	"name" text NOT NULL,
	"added" timestamp (3) with time zone NOT NULL,
	"last_used" timestamp (3) with time zone,
	CONSTRAINT "passkey_organization_id_id_pk" PRIMARY KEY("organization_id","id"),
	CONSTRAINT "passkey_of_person" UNIQUE("organization_id","person_id","credential_id")
);
--> statement-breakpoint
ALTER TABLE "second_step" ALTER COLUMN "key" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "second_step" ALTER COLUMN "last_interval" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "passkey" ADD CONSTRAINT "passkey_second_step" FOREIGN KEY ("organization_id","person_id") REFERENCES "public"."second_step"("organization_id","person_id") ON DELETE cascade ON UPDATE no action;