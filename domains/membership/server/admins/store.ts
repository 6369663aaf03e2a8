import { and, arrayContains, eq, isNull, sql } from 'drizzle-orm';
import type { QueryOf } from '#contract';
import type { adminRoutes } from '#membership/contract';
import { lastMail } from '#messages/server/last-mail.store.ts';
import type { Reader } from '#platform/database/connect.ts';
import { noFilter } from '#platform/database/list-filter.ts';
import { preparedList } from '#platform/database/prepared-list.ts';
import { byName } from '#platform/database/schema/columns.ts';
import { person } from '#platform/database/schema/people.ts';

type AdminsPage = QueryOf<typeof adminRoutes.listAdmins>;

/** Returns a page of an organization's admins, with the last mail to each and when they were last invited, and their number. */
export async function listAdmins(db: Reader, organizationId: string, page: AdminsPage) {
  const { rows, matches = 0 } = await adminsList(db, page, { organizationId });
  return { rows, matches };
}

const adminsList = preparedList({
  name: 'admins',
  table: person,
  where: and(
    eq(person.organizationId, sql.placeholder('organizationId')),
    arrayContains(person.roles, ['admin']),
    isNull(person.finished),
  ),
  filter: noFilter,
  sorts: { lastName: byName(person.lastName) },
  id: person.id,
  page(db, { where, orderBy, matches }) {
    const last = lastMail(db);
    const { id, bounced, abandoned, lastError } = last;
    return db
      .select({
        id: person.id,
        firstName: person.firstName,
        lastName: person.lastName,
        email: person.email,
        firstSignedIn: person.firstSignedIn,
        version: person.version,
        lastMail: { id, bounced, abandoned, lastError },
        invited: person.invited,
        matches,
      })
      .from(person)
      .leftJoinLateral(last, sql`true`)
      .where(where)
      .orderBy(...orderBy)
      .limit(sql.placeholder('limit'))
      .offset(sql.placeholder('skip'));
  },
});
