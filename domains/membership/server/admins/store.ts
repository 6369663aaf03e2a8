import { and, arrayContains, eq, isNull, sql } from 'drizzle-orm';
import type { QueryOf } from '#contract';
import type { adminRoutes } from '#membership/contract';
import { lastMail } from '#messages/server/last-mail.store.ts';
import type { Reader } from '#platform/database/connect.ts';
import { onPage, preparedList } from '#platform/database/list.ts';
import { byName } from '#platform/database/schema/columns.ts';
import { person } from '#platform/database/schema/people.ts';

type AdminsPage = QueryOf<typeof adminRoutes.listAdmins>;

/** Returns a page of an organization's admins, with the last mail to each and when they were last invited, and their number. */
export function listAdmins(db: Reader, organizationId: string, page: AdminsPage) {
  return adminsList(db, page, { organizationId });
}

const adminsList = preparedList({
  name: 'admins',
  table: person,
  where: and(
    eq(person.organizationId, sql.placeholder('organizationId')),
    arrayContains(person.roles, ['admin']),
    isNull(person.finished),
  ),
  sorts: { lastName: byName(person.lastName) },
  id: person.id,
  page(db, parts) {
    const last = lastMail(db);
    const { id, bounced, abandoned, lastError } = last;
    const shown = db
      .select({
        id: person.id,
        firstName: person.firstName,
        lastName: person.lastName,
        email: person.email,
        firstSignedIn: person.firstSignedIn,
        version: person.version,
        lastMail: { id, bounced, abandoned, lastError },
        invited: person.invited,
        matches: parts.matches,
      })
      .from(person)
      .leftJoinLateral(last, sql`true`);
    return onPage(shown, parts);
  },
});
