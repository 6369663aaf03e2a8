import type { Role } from '@patrolbook/contract';
import { and, eq, isNull } from 'drizzle-orm';
import type { Reader } from '../database/connect.ts';
import { organization } from '../database/schema/organizations.ts';
import { person } from '../database/schema/people.ts';
import type { OutboxMail } from './kind.ts';

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
  return found?.person.roles.includes(role) ? found : null;
}
export type Recipient = NonNullable<Awaited<ReturnType<typeof findRecipient>>>;
