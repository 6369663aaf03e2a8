import { and, asc, eq, isNotNull, isNull, not, sql } from 'drizzle-orm';
import { type Role, today } from '#contract';
import {
  rolesWithSecondStep,
  type SecondStepChoice,
  secondStepDue,
  usualSecondStepGrace,
} from '#organizations/contract';
import type { Reader, Transaction } from '#platform/database/connect.ts';
import { inOrganization } from '#platform/database/in-organization.ts';
import { secondStep } from '#platform/database/schema/auth.ts';
import { byName } from '#platform/database/schema/columns.ts';
import { organization } from '#platform/database/schema/organizations.ts';
import { person } from '#platform/database/schema/people.ts';
import type { Settings } from '#platform/settings.ts';
import type { PersonRow } from './store.ts';

/** Whether a code is asked of the person of a statement when they sign in (product 9.19). */
export const hasSecondStep = sql<boolean>`exists (select from ${secondStep} where ${and(
  eq(secondStep.organizationId, person.organizationId),
  eq(secondStep.personId, person.id),
)})`;

/** What says whether a person needs a second step, of a statement that joins their organization. */
export const secondStepColumns = {
  hasSecondStep,
  started: person.started,
  secondStepRequired: person.secondStepRequired,
  secondStepFor: organization.secondStepFor,
  secondStepGraceDays: organization.secondStepGraceDays,
  timeZone: organization.timeZone,
};

/** What says whether a person needs a second step; of a super administrator the organization's part is null. */
export interface SecondStepNeed {
  roles: readonly Role[];
  hasSecondStep: boolean;
  started: string;
  secondStepRequired: string | null;
  secondStepFor: SecondStepChoice | null;
  secondStepGraceDays: number | null;
  timeZone: string | null;
}

/**
 * Returns the second step that a person needs and has not set up: from which local date on nothing else works, and whether that has come. Null
 * if they need none, or have one (product 9.25).
 */
export function neededSecondStep(
  need: SecondStepNeed,
  settings: Pick<Settings, 'defaultTimeZone' | 'production'>,
  now: string,
): { due: string; isOverdue: boolean } | null {
  if (need.hasSecondStep || !isSecondStepRequired(need, settings)) return null;
  const zone = need.timeZone ?? settings.defaultTimeZone;
  const graceDays = need.secondStepGraceDays ?? usualSecondStepGrace;
  const due = secondStepDue(need.secondStepRequired ?? need.started, graceDays, zone);
  return { due, isOverdue: today(now, zone) >= due };
}

/** Returns whether a person needs a second step. Outside production no super administrator does: the demonstration's password is known anyway. */
export function isSecondStepRequired(
  { roles, secondStepFor }: Pick<SecondStepNeed, 'roles' | 'secondStepFor'>,
  { production }: Pick<Settings, 'production'>,
): boolean {
  const required = rolesWithSecondStep[secondStepFor ?? 'nobody'];
  return roles.some((role) => (role === 'sa' ? production : required.includes(role)));
}

/** Returns what says whether somebody needs a second step; undefined for nobody. */
export async function findSecondStepNeed(
  db: Reader,
  { id, organizationId }: Pick<PersonRow, 'id' | 'organizationId'>,
): Promise<SecondStepNeed | undefined> {
  const [found] = await db
    .select({ roles: person.roles, ...secondStepColumns })
    .from(person)
    .leftJoin(organization, eq(organization.id, person.organizationId))
    .where(and(inOrganization(person.organizationId, organizationId), eq(person.id, id)));
  return found;
}

/** How many are listed at most, which only an organization of very many watchers has. */
const mostListed = 1000;

/** Lists the members who need a second step and have none, the earliest requirement first. */
export function listWithoutSecondStep(db: Reader, organizationId: string) {
  const { id, firstName, lastName, roles, secondStepRequired } = person;
  return db
    .select({ id, firstName, lastName, roles, ...secondStepColumns })
    .from(person)
    .innerJoin(organization, eq(organization.id, person.organizationId))
    .where(
      and(
        eq(person.organizationId, organizationId),
        isNull(person.finished),
        isNotNull(secondStepRequired),
        not(hasSecondStep),
      ),
    )
    .orderBy(asc(secondStepRequired), byName(lastName), byName(firstName), asc(id))
    .limit(mostListed);
}

/**
 * Notes of each person of an organization since when a second step is required of them, by its choice and their roles, and returns of whom one is
 * from now on who has none. The caller has locked the organization.
 */
export async function noteRequirements(
  tx: Transaction,
  organizationId: string,
  now: string,
): Promise<string[]> {
  const [found] = await tx
    .select({ choice: organization.secondStepFor })
    .from(organization)
    .where(eq(organization.id, organizationId));
  const required = [...rolesWithSecondStep[found?.choice ?? 'nobody']];
  const isRequired = sql`${person.roles} && ${sql.param(required, person.roles)}`;
  const noted = await tx
    .update(person)
    .set({
      secondStepRequired: sql`case when ${isRequired} then ${sql.param(now, person.secondStepRequired)}::timestamptz end`,
    })
    .where(
      and(
        eq(person.organizationId, organizationId),
        isNull(person.finished),
        sql`(${isRequired}) <> (${person.secondStepRequired} is not null)`,
      ),
    )
    .returning({ id: person.id, since: person.secondStepRequired, hasSecondStep });
  return noted.filter((row) => row.since !== null && !row.hasSecondStep).map(({ id }) => id);
}
