import { and, arrayContains, count, desc, eq, isNotNull, isNull, ne, type SQL, sql } from 'drizzle-orm';
import type { QueryOf } from '#contract';
import { everFailed, failedLast, lastMail } from '#messages/server/last-mail.store.ts';
import type { peopleRoutes } from '#people/contract';
import { hasAccount } from '#people/server/account.ts';
import { changeAddress, takeAddresses } from '#people/server/addresses.store.ts';
import { hasSecondStep, type SecondStepNeed, secondStepColumns } from '#people/server/second-step.store.ts';
import { isOneOfAddresses, type PersonRow } from '#people/server/store.ts';
import type { Reader, Transaction } from '#platform/database/connect.ts';
import { inOrganization, placed } from '#platform/database/in-organization.ts';
import { happened, listFilter, onPage, preparedList, satisfies } from '#platform/database/list.ts';
import { nameSearch } from '#platform/database/name-search.ts';
import { jsonOf, prepared, selected } from '#platform/database/prepared.ts';
import { byName } from '#platform/database/schema/columns.ts';
import { organization } from '#platform/database/schema/organizations.ts';
import { person } from '#platform/database/schema/people.ts';
import { erasure, erasureRequest } from '#platform/database/schema/privacy.ts';
import { crewMate, type PeopleReader, type ViewerKind } from './crew-mates.store.ts';

/** A person who belongs to an organization. */
export type MemberRow = PersonRow & { organizationId: string };

export type PeopleQuery = QueryOf<typeof peopleRoutes.listPersons>;

/** The columns of a person that some viewer may see. */
const shown = {
  id: person.id,
  firstName: person.firstName,
  lastName: person.lastName,
  email: person.email,
  mailVia: person.mailVia,
  phone: person.phone,
  idNumber: person.idNumber,
  roles: person.roles,
  started: person.started,
  finished: person.finished,
  firstSignedIn: person.firstSignedIn,
  invited: person.invited,
};

const choices = { notices: person.notices, summaries: person.summaries };
const edits = { version: person.version, edited: person.edited, editedBy: person.editedBy };
export type ShownPerson = Pick<PersonRow, keyof typeof shown>;

const ofOrganization = eq(person.organizationId, sql.placeholder('organizationId'));

const sorts = {
  lastName: byName(person.lastName),
  firstName: byName(person.firstName),
  started: person.started,
};

/** Returns a page of the organization's people, and the number of matches. */
export function listPeople(db: Reader, viewer: PeopleReader, page: PeopleQuery) {
  const { organizationId, personId, now, kind } = viewer;
  return peopleSeenBy[kind](db, page, { organizationId }, { personId, now });
}

const peopleSeenBy = { confidant: peopleList('confidant'), member: peopleList('member') };

function peopleList(viewerKind: ViewerKind) {
  return preparedList({
    name: `people ${viewerKind}`,
    table: person,
    where: ofOrganization,
    filter: listFilter<NonNullable<PeopleQuery['filter']>>({
      finished: happened(person.finished),
      search: satisfies((text) => nameSearch(text, person.firstName, person.lastName)),
    }),
    sorts,
    id: person.id,
    page: (db, parts) =>
      onPage(
        db.select({ ...shown, isCrewMate: crewMate(db, viewerKind), matches: parts.matches }).from(person),
        parts,
      ),
  });
}

/** That and when the person's details will be erased (product 22.27). */
const erasing = sql<{
  id: string;
  due: string;
} | null>`(select jsonb_build_object('id', ${erasure.id}, 'due', ${erasure.due})
  from ${erasure} where ${and(
    eq(erasure.organizationId, sql.placeholder('organizationId')),
    eq(erasure.personId, person.id),
  )} limit 1)`;

/** When the person asked to have their details erased, if that waits for an answer (product 22.10). */
const erasureAsked = sql<string | null>`(select ${erasureRequest.asked} from ${erasureRequest} where ${and(
  eq(erasureRequest.organizationId, sql.placeholder('organizationId')),
  eq(erasureRequest.personId, person.id),
  isNull(erasureRequest.declined),
)})`.mapWith(erasureRequest.asked);

/** Returns a person with their edits, whether they are the viewer's crew-mate, and what became of the last mail to their address. */
export async function findSeenPerson(db: Reader, viewer: PeopleReader, id: string) {
  const [found] = await seenPerson(db, viewer.kind).execute({ ...viewer, id });
  if (!found) return undefined;
  const { seen, erasureAsked, erasing } = found;
  return Object.assign(seen, { erasureAsked, erasing });
}

const seenPerson = prepared('seen_person', (db, viewerKind: ViewerKind) => {
  const last = lastMail(db);
  const { bounced, abandoned, lastError } = last;
  const { erased, erasedBy } = person;
  const seen = jsonOf({
    ...shown,
    ...edits,
    ...choices,
    hasSecondStep,
    erased,
    erasedBy,
    isCrewMate: crewMate(db, viewerKind),
    lastMail: jsonOf({ bounced, abandoned, lastError }),
  });
  return db
    .select({ seen: selected(seen), erasureAsked, erasing })
    .from(person)
    .leftJoinLateral(last, sql`true`)
    .where(and(ofOrganization, eq(person.id, sql.placeholder('id'))));
});

type FailingPage = QueryOf<typeof peopleRoutes.listFailingAddresses>;

/** Returns a page of the unfinished people whose last mail did not arrive, with that mail, and their number. */
export function listFailing(db: Reader, organizationId: string, page: FailingPage) {
  return failingList(db, page, { organizationId });
}

const failingList = preparedList({
  name: 'failing_addresses',
  table: person,
  where: and(ofOrganization, isNull(person.finished), everFailed),
  sorts: { lastName: sorts.lastName },
  id: person.id,
  page(db, parts) {
    const last = lastMail(db);
    const { id, bounced, abandoned, lastError } = last;
    const failing = db
      .select({
        id: person.id,
        lastMail: { id, bounced, abandoned, lastError },
        matches: sql<number>`count(*) over ()::integer`,
      })
      .from(person)
      .innerJoinLateral(last, failedLast(last));
    return onPage(failing, parts);
  },
  counted(db, where) {
    const last = lastMail(db);
    return db.select({ matches: count() }).from(person).innerJoinLateral(last, failedLast(last)).where(where);
  },
});

/** Returns a person with their organization. */
export async function findMembership(db: Reader, organizationId: string, id: string) {
  const [found] = await db
    .select({ person, organization })
    .from(person)
    .innerJoin(organization, eq(organization.id, person.organizationId))
    .where(byId(organizationId, id));
  return found;
}

/** Returns the owner of an account with their organization's time zone; both are null for super administrators. */
export async function findProfile(
  db: Reader,
  { personId, organizationId }: { personId: string; organizationId: string | null },
) {
  const [row] = await profile(db).execute({ id: personId, organizationId });
  const found: (Owner & SecondStepNeed) | undefined = row?.found;
  return found && hasAccount(found) ? found : undefined;
}

type Owner = ShownPerson & Pick<PersonRow, keyof typeof choices | 'organizationId'>;

const profile = prepared('profile', (db) => {
  return db
    .select({
      found: selected(
        jsonOf({ ...shown, ...choices, organizationId: person.organizationId, ...secondStepColumns }),
      ),
    })
    .from(person)
    .leftJoin(organization, eq(organization.id, person.organizationId))
    .where(
      and(
        inOrganization(person.organizationId, sql.placeholder('organizationId')),
        eq(person.id, sql.placeholder('id')),
      ),
    );
});

/** Returns the number of unfinished admins besides this person. */
export async function countOtherAdmins(
  db: Reader,
  organizationId: string,
  personId: string,
): Promise<number> {
  return db.$count(
    person,
    and(
      eq(person.organizationId, organizationId),
      ne(person.id, personId),
      arrayContains(person.roles, ['admin']),
      isNull(person.finished),
    ),
  );
}

type NewPersonRow = typeof person.$inferInsert;

export async function insertPerson(tx: Transaction, row: NewPersonRow): Promise<void> {
  await insertPeople(tx, [row]);
}

/** Inserts several people, who may share each other's addresses. */
export async function insertPeople(tx: Transaction, rows: NewPersonRow[]): Promise<void> {
  await takeAddresses(tx, rows);
  if (rows.length > 0) await tx.insert(person).values(rows.map(placed));
}

/** Returns the organization's finished person with this address, the last to finish if there are several. */
export async function findFinishedByEmail(
  db: Reader,
  organizationId: string,
  email: string,
): Promise<MemberRow | undefined> {
  const [found] = await listFinishedByEmail(db, organizationId, [email]);
  return found;
}

/** Returns the organization's finished people with these addresses; of each the last to finish. */
export async function listFinishedByEmail(
  db: Reader,
  organizationId: string,
  emails: readonly string[],
): Promise<MemberRow[]> {
  const address = sql`lower(${person.email})`;
  const found = await db
    .selectDistinctOn([address])
    .from(person)
    .where(
      and(
        eq(person.organizationId, organizationId),
        isOneOfAddresses(address, emails),
        isNotNull(person.finished),
      ),
    )
    .orderBy(address, desc(person.finished), desc(person.id));
  return found.map((row) => ({ ...row, organizationId }));
}

/** Lets the mails of those who got them at this member's address go nowhere. */
export async function endSharing(tx: Transaction, organizationId: string, holderId: string): Promise<void> {
  const isSharer = and(eq(person.organizationId, organizationId), eq(person.mailVia, holderId));
  await tx.update(person).set({ mailVia: null }).where(isSharer);
}

/** Updates a person, who must exist, and returns the new row. */
export async function updatePerson(
  tx: Transaction,
  organizationId: string,
  id: string,
  change: Partial<Omit<PersonRow, 'id' | 'organizationId' | 'started' | 'takenAddress'>>,
): Promise<PersonRow> {
  const [row] = await tx.update(person).set(change).where(byId(organizationId, id)).returning();
  if (!row) throw new Error('a person to be changed was not found');
  if ('email' in change || 'finished' in change) await changeAddress(tx, row);
  return row;
}

function byId(organizationId: string, id: string): SQL | undefined {
  return and(eq(person.organizationId, organizationId), eq(person.id, id));
}
