import { hasAddressForRoles, type ImportedPerson } from '#people/contract';
import { grouped } from '#platform/grouped.ts';

/** What an import does with its rows, decided by addresses and names (product 4.22). */

/** An unfinished member, as far as rows are matched with them. */
export interface ImportMember {
  id: string;
  firstName: string;
  lastName: string;
  email: string | null;
  mailVia: string | null;
}

export type PlannedRow =
  | { is: 'new' }
  | { is: 'known'; who: ImportMember }
  | { is: 'repeated'; who: ImportedPerson }
  /** The address is that of a member, or of another row. */
  | { is: 'shared' | 'unshareable'; who: ImportMember | ImportedPerson };

/** Decides what becomes of each row. Rows with an address come first, whatever their place, as they say more. */
export function planImport(
  rows: readonly ImportedPerson[],
  members: readonly ImportMember[],
): Map<ImportedPerson, PlannedRow> {
  const plan = new Map<ImportedPerson, PlannedRow>();
  const mailboxes = grouped(rows, ({ email }) => email?.toLowerCase() ?? null);
  for (const [address, those] of mailboxes)
    if (address !== null) planMailbox(plan, those, membersAt(address, members));
  const byName = new Map<string, ImportMember>(members.map((member) => [nameKey(member), member]));
  const earlier = new Map<string, ImportedPerson>([...plan.keys()].map((row) => [nameKey(row), row]));
  for (const row of mailboxes.get(null) ?? []) {
    const known = byName.get(nameKey(row));
    const first = earlier.get(nameKey(row));
    plan.set(
      row,
      known ? { is: 'known', who: known } : first ? { is: 'repeated', who: first } : { is: 'new' },
    );
    earlier.set(nameKey(row), row);
  }
  return plan;
}

/** The member who has an address, and those who share it. */
interface Mailbox {
  holder: ImportMember | undefined;
  all: ImportMember[];
}

function membersAt(address: string, members: readonly ImportMember[]): Mailbox {
  const holder = members.find(({ email }) => email?.toLowerCase() === address);
  if (!holder) return { holder, all: [] };
  return { holder, all: [holder, ...members.filter(({ mailVia }) => mailVia === holder.id)] };
}

/**
 * Plans the rows of one address. Each name is one person. Those whom no member at the address has the name of share it with its
 * holder; but if no name is known, the first is its holder, by another name or as a new person.
 */
function planMailbox(
  plan: Map<ImportedPerson, PlannedRow>,
  rows: readonly ImportedPerson[],
  { holder, all }: Mailbox,
) {
  const persons = [...grouped(rows, nameKey).values()];
  const unknown: ImportedPerson[] = [];
  for (const [first, ...others] of persons) {
    if (!first) continue;
    const who = all.find((member) => nameKey(member) === nameKey(first));
    if (who) plan.set(first, { is: 'known', who });
    else unknown.push(first);
    for (const other of others) plan.set(other, { is: 'repeated', who: first });
  }
  const isFirstHolder = unknown.length === persons.length;
  const own = isFirstHolder ? (unknown.find(needsAddress) ?? unknown[0]) : undefined;
  if (own) plan.set(own, holder ? { is: 'known', who: holder } : { is: 'new' });
  const who = holder ?? own;
  if (!who) return;
  for (const row of unknown)
    if (row !== own) plan.set(row, { is: needsAddress(row) ? 'unshareable' : 'shared', who });
}

function needsAddress({ roles }: ImportedPerson): boolean {
  return !hasAddressForRoles({ email: null, roles });
}

/** Names that differ in case, accents or blanks alone are the same. */
function nameKey({ firstName, lastName }: Pick<ImportMember, 'firstName' | 'lastName'>): string {
  return `${firstName} ${lastName}`
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/\s+/g, ' ')
    .toLowerCase();
}
