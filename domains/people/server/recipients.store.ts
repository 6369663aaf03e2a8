import { and, arrayContains, asc, eq, isNull, ne, sql } from 'drizzle-orm';
import type { Role } from '#contract';
import type { Reader } from '#platform/database/connect.ts';
import { organization } from '#platform/database/schema/organizations.ts';
import { person } from '#platform/database/schema/people.ts';
import type { OutboxMail } from '#platform/mail/kind.ts';
import { hasAccount } from './account.ts';

/** Returns whom a mail is to, with their organization; null if they have left it or lost the role for which they are mailed. */
export async function findRecipient(
  db: Reader,
  { organizationId, recipient }: Pick<OutboxMail, 'organizationId' | 'recipient'>,
  role: Role,
) {
  if (!organizationId) return null;
  const [found] = await db
    .select({ person, organization })
    .from(person)
    .innerJoin(organization, eq(organization.id, person.organizationId))
    .where(and(eq(person.organizationId, organizationId), eq(person.id, recipient), isNull(person.finished)));
  if (!found?.person.roles.includes(role) || !hasAccount(found.person)) return null;
  return { ...found, person: found.person };
}
export type MailRecipient = NonNullable<Awaited<ReturnType<typeof findRecipient>>>;

/** How many admins an answer goes to. */
const maxAnswering = 3;

/** Returns the first admins by name who have not left the organization, without the recipient of a mail and the member who gets it for them. */
export async function listAnsweringAdmins(
  db: Reader,
  organizationId: string,
  { except }: { except: string },
): Promise<{ firstName: string; lastName: string; email: string }[]> {
  const { firstName, lastName, email } = person;
  const found = await db
    .select({ firstName, lastName, email })
    .from(person)
    .where(
      and(
        eq(person.organizationId, organizationId),
        isNull(person.finished),
        arrayContains(person.roles, ['admin']),
        ne(sql`${person.id}::text`, except),
        sql`${person.id} is distinct from (select mail_via from ${person} as recipient where recipient.organization_id = ${organizationId} and recipient.id::text = ${except})`,
      ),
    )
    .orderBy(asc(lastName), asc(firstName), asc(person.id))
    .limit(maxAnswering);
  return found.filter(hasAccount);
}
