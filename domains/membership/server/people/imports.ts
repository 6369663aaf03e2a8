import { v7 as newId } from 'uuid';
import type { AuthService } from '#accounts/server/auth/service.ts';
import { type Issue, limits, today } from '#contract';
import { getOrganization, lockOrganization } from '#organizations/server/store.ts';
import type { ImportedPerson, ImportOutcome } from '#people/contract';
import type { Context } from '#platform/context.ts';
import { announceChange } from '#platform/database/announce.ts';
import type { Reader, Transaction } from '#platform/database/connect.ts';
import { fileName } from '#platform/http/attachment.ts';
import type { Member } from '#platform/http/pipeline/actor.ts';
import { refuseIssues } from '#platform/http/pipeline/app-error.ts';
import type { ReserveEmails } from './addresses.ts';
import { peopleCsv } from './csv.ts';
import { type PlannedRow, planImport } from './import-plan.ts';
import { countPeople, listForFile, listImportMembers } from './imports.store.ts';
import { tooManyPeopleError } from './refusals.ts';
import { reopen } from './reopen.ts';
import { insertPeople, listFinishedByEmail, type MemberRow } from './store.ts';

/** Rows of an import, each with what is decided about it. */
interface Plan {
  rows: Map<ImportedPerson, PlannedRow>;
  /** Those who had left, by the row that brings them back. */
  former: Map<ImportedPerson, MemberRow>;
}

/** Adds many people at once, none of whom is invited (product 4.21). */
export function importUseCases(
  { database, clock }: Context,
  auth: AuthService,
  reserveEmails: ReserveEmails,
) {
  return {
    /** Returns the file of the people who have not left. */
    async file({ organizationId }: Member) {
      const { code, timeZone } = await getOrganization(database, organizationId);
      const name = fileName(code, `people-${today(clock.now(), timeZone)}.csv`);
      return { name, text: peopleCsv(await listForFile(database, organizationId)) };
    },

    /** Says what an import would do. Of other organizations' people it says nothing. */
    async checkImport({ organizationId }: Member, people: readonly ImportedPerson[]) {
      const plan = await planOf(database, organizationId, people);
      return { outcomes: people.map((row) => outcomeOf(row, plan)) };
    },

    /**
     * Adds those who are not known yet, all or none. Throws 400 for an address that is in use elsewhere, one at a time, because that
     * tells who has an account there (product 12.9).
     */
    async importPersons(
      tx: Transaction,
      { organizationId, personId }: Member,
      people: readonly ImportedPerson[],
    ) {
      await lockOrganization(tx, organizationId);
      const plan = await planOf(tx, organizationId, people);
      refuseIssues(unshareable(people, plan));
      refuseIssues(await takenIssues(tx, people, plan));
      const added = [...plan.rows].filter(([, { is }]) => is === 'new' || is === 'shared');
      await refuseCrowd(tx, organizationId, added.length - plan.former.size);
      const now = clock.now();
      const ids = new Map(added.map(([row]) => [row, plan.former.get(row)?.id ?? newId()]));
      for (const [row, person] of plan.former)
        await reopen(tx, auth, person, row, { by: personId, now, invited: null });
      const rows = added.flatMap(([row, planned]) => {
        if (plan.former.has(row)) return [];
        const mailbox = mailboxOf(row, planned, ids);
        const { phone = null, ...given } = row;
        return {
          ...given,
          ...mailbox,
          id: ids.get(row) ?? newId(),
          organizationId,
          phone,
          started: now,
          invited: null,
        };
      });
      await insertPeople(tx, rows);
      await auth.requireSecondSteps(tx, organizationId);
      // one message, since each has every browser read its lists again
      await announceChange(tx, organizationId, { type: 'person', _id: personId });
      return { added: added.length, known: people.length - added.length };
    },
  };

  async function takenIssues(
    tx: Transaction,
    people: readonly ImportedPerson[],
    { rows }: Plan,
  ): Promise<Issue[]> {
    const taken = await reserveEmails(tx, newAddresses(rows));
    if (taken === null) return [];
    const index = people.findIndex((row) => row.email?.toLowerCase() === taken.toLowerCase());
    return [{ path: ['people', String(index), 'email'], reason: 'not-unique', value: taken }];
  }
}

async function planOf(db: Reader, organizationId: string, people: readonly ImportedPerson[]): Promise<Plan> {
  const rows = planImport(people, await listImportMembers(db, organizationId));
  const left = await listFinishedByEmail(db, organizationId, newAddresses(rows));
  const byAddress = new Map(left.map((person) => [person.email?.toLowerCase(), person]));
  const former = new Map<ImportedPerson, MemberRow>();
  for (const [row, { is }] of rows) {
    const person = is === 'new' && row.email ? byAddress.get(row.email.toLowerCase()) : undefined;
    if (person) former.set(row, person);
  }
  return { rows, former };
}

function newAddresses(rows: Plan['rows']): string[] {
  return [...rows].flatMap(([{ email }, { is }]) => (is === 'new' && email ? [email] : []));
}

/** Returns where the mails of a new person arrive: their own address, or that of a member or of another row. */
function mailboxOf({ email }: ImportedPerson, planned: PlannedRow, ids: ReadonlyMap<unknown, string>) {
  if (planned.is !== 'shared') return { email, mailVia: null };
  const { who } = planned;
  return { email: null, mailVia: 'id' in who ? who.id : (ids.get(who) ?? null) };
}

function outcomeOf(row: ImportedPerson, { rows, former }: Plan): ImportOutcome {
  const planned = rows.get(row) ?? { is: 'new' };
  if (former.has(row)) return { is: 'returning', who: null };
  if (planned.is === 'new') return { is: 'new', who: null };
  const { firstName, lastName } = planned.who;
  return { is: planned.is, who: { firstName, lastName } };
}

function unshareable(people: readonly ImportedPerson[], { rows }: Plan): Issue[] {
  return people.flatMap((row, index) => {
    if (rows.get(row)?.is !== 'unshareable') return [];
    return { path: ['people', String(index), 'email'], reason: 'not-unique', value: row.email };
  });
}

/** Throws 409 if an import would add more people than an organization can have. */
async function refuseCrowd(tx: Transaction, organizationId: string, added: number): Promise<void> {
  const { people } = limits.imported;
  if (added > 0 && (await countPeople(tx, organizationId)) + added > people) throw tooManyPeopleError(people);
}
