import type { Role } from '#contract';

/** The password of all demonstration people. The server prints it at start while the demonstration is loaded. */
export const password = 'Patrol-2026';

export interface DemoPerson {
  firstName: string;
  lastName: string;
  phone: string | null;
  roles: Role[];
  /** The number of years since they joined. `left` is null for those who have not left. */
  joined: number;
  left: number | null;
}

/** The people of Howick South; the first ones patrol the most. */
export const people = {
  graeme: demoPerson('Graeme', 'Patterson', '021 555 0118', 13, ['patroller']),
  aroha: demoPerson('Aroha', 'Tamihana', '021 555 0142', 11, ['admin', 'patroller']),
  colin: demoPerson('Colin', 'Mackenzie', '027 555 0163', 14, ['patroller']),
  wiremu: demoPerson('Wiremu', 'Hōhepa', '022 555 0107', 10, ['admin', 'patroller']),
  trevor: demoPerson('Trevor', 'Bloxham', '027 555 0128', 17, ['patroller']),
  margaret: demoPerson('Margaret', "O'Connor", '021 555 0135', 12, ['patroller']),
  ngaire: demoPerson('Ngaire', 'Walker', '027 555 0171', 9, ['patroller']),
  sione: demoPerson('Sione', 'Faleafa', '022 555 0156', 5, ['patroller']),
  judith: demoPerson('Judith', 'van der Berg', '021 555 0189', 7, ['summary-recipient', 'patroller']),
  barry: demoPerson('Barry', 'Hughes', '027 555 0114', 15, ['patroller'], 0.8),
  lina: demoPerson('Li Na', 'Chen', '022 555 0193', 2, ['patroller']),
  priya: demoPerson('Priya', 'Naidoo', '021 555 0122', 1.3, ['patroller']),
  siobhan: demoPerson('Siobhán', "D'Arcy", '027 555 0148', 4, ['patroller']),
  tumanako: demoPerson('Tūmanako', 'Pōtae', '022 555 0131', 3.5, ['patroller']),
  ashok: demoPerson('Ashok', 'Patel', '021 555 0176', 8, [
    'admin',
    'watcher',
    'summary-recipient',
    'patroller',
  ]),
  rewi: demoPerson('Rewi', 'Māhuta', '027 555 0109', 6, ['watcher', 'patroller']),
  joan: demoPerson('Joan', 'Sutherland-Price', null, 2.5, ['patroller']),
  hemi: demoPerson('Hemi', 'Rangihuna', '022 555 0184', 0.3, ['patroller']),
  pania: demoPerson('Pania', 'Ngāta', '021 555 0150', 4.5, ['admin']),
  alan: demoPerson('Sgt. Alan', 'Drever', '027 555 0101', 8, ['watcher', 'summary-recipient']),
  mere: demoPerson('Const. Mere', 'Te Whata', '027 555 0102', 1.5, ['watcher']),
  fiona: demoPerson('Fiona', 'McDonald', '021 555 0167', 3, ['summary-recipient']),
};
export type PersonName = keyof typeof people;
export const personNames = Object.keys(people).filter((name): name is PersonName => name in people);

/** Not loaded in production, where a known password would open every organization. */
export const superAdmin = demoPerson('Hana', 'Kereama', '021 555 0199', 3, ['sa']);

function demoPerson(
  firstName: string,
  lastName: string,
  phone: string | null,
  joined: number,
  roles: Role[],
  left: number | null = null,
): DemoPerson {
  return { firstName, lastName, phone, joined, roles, left };
}

/** Returns an address like `wiremu.hohepa@example.nz`, without titles, accents, apostrophes and spaces. */
export function emailOf({ firstName, lastName }: { firstName: string; lastName: string }): string {
  const [first, last] = [firstName.replace(/^\w+\. /, ''), lastName].map((name) =>
    name.normalize('NFD').replaceAll(/[^A-Za-z-]/g, ''),
  );
  return `${first}.${last}@example.nz`.toLowerCase();
}
