-- Whoever recorded on a patrol has come (product 6.14). Those who did so before that rule and never answered have accepted by it.
WITH "entry" AS (
  SELECT "organization_id", "id" AS "patrol_id", ("started"->>'by')::uuid AS "by",
    coalesce("started"->>'received', "started"->>'started')::timestamptz AS "at"
  FROM "patrol" WHERE "started"->>'by' IS NOT NULL
  UNION ALL
  SELECT "organization_id", "id", ("finished"->>'by')::uuid,
    coalesce("finished"->>'received', "finished"->>'finished')::timestamptz
  FROM "patrol" WHERE "finished"->>'by' IS NOT NULL
  UNION ALL
  SELECT "organization_id", "patrol_id", "by", coalesce("received", "when")
  FROM "incident" WHERE "by" IS NOT NULL AND "deleted" IS NULL
), "came" AS (
  UPDATE "assignment" SET "accepted" = "first"."at", "accepted_by" = "assignment"."person_id"
  FROM (
    SELECT "organization_id", "patrol_id", "by", min("at") AS "at" FROM "entry" GROUP BY 1, 2, 3
  ) AS "first"
  WHERE "assignment"."organization_id" = "first"."organization_id"
    AND "assignment"."patrol_id" = "first"."patrol_id"
    AND "assignment"."person_id" = "first"."by"
    AND "assignment"."accepted" IS NULL AND "assignment"."declined" IS NULL
    AND "assignment"."removed" IS NULL AND "assignment"."did_not_show" IS NULL
  RETURNING "assignment".*
)
INSERT INTO "assignment_answer" ("organization_id", "id", "assignment_id", "answer", "when", "by")
SELECT "organization_id", gen_random_uuid(), "id", 'accepted', "accepted", "accepted_by" FROM "came";
