import type { Role } from '@patrolbook/contract';

/** Everybody's; printed at start as long as the demonstration is there. */
export const password = 'Patrol-2026';

export interface DemoPerson {
  firstName: string;
  lastName: string;
  phone: string | null;
  roles: Role[];
  /** How many years ago they joined, and left if they did. */
  joined: number;
  left: number | null;
}

/** The people of Howick South; those named first patrol the most. */
export const people = {
  graeme: somebody('Graeme', 'Patterson', '021 555 0118', 13, ['patroller']),
  aroha: somebody('Aroha', 'Tamihana', '021 555 0142', 11, ['admin', 'patroller']),
  colin: somebody('Colin', 'Mackenzie', '027 555 0163', 14, ['patroller']),
  wiremu: somebody('Wiremu', 'Hōhepa', '022 555 0107', 10, ['admin', 'patroller']),
  trevor: somebody('Trevor', 'Bloxham', '027 555 0128', 17, ['patroller']),
  margaret: somebody('Margaret', "O'Connor", '021 555 0135', 12, ['patroller']),
  ngaire: somebody('Ngaire', 'Walker', '027 555 0171', 9, ['patroller']),
  sione: somebody('Sione', 'Faleafa', '022 555 0156', 5, ['patroller']),
  judith: somebody('Judith', 'van der Berg', '021 555 0189', 7, ['summary-recipient', 'patroller']),
  barry: somebody('Barry', 'Hughes', '027 555 0114', 15, ['patroller'], 0.8),
  lina: somebody('Li Na', 'Chen', '022 555 0193', 2, ['patroller']),
  priya: somebody('Priya', 'Naidoo', '021 555 0122', 1.3, ['patroller']),
  siobhan: somebody('Siobhán', "D'Arcy", '027 555 0148', 4, ['patroller']),
  tumanako: somebody('Tūmanako', 'Pōtae', '022 555 0131', 3.5, ['patroller']),
  ashok: somebody('Ashok', 'Patel', '021 555 0176', 8, [
    'admin',
    'watcher',
    'summary-recipient',
    'patroller',
  ]),
  rewi: somebody('Rewi', 'Māhuta', '027 555 0109', 6, ['watcher', 'patroller']),
  joan: somebody('Joan', 'Sutherland-Price', null, 2.5, ['patroller']),
  hemi: somebody('Hemi', 'Rangihuna', '022 555 0184', 0.3, ['patroller']),
  pania: somebody('Pania', 'Ngāta', '021 555 0150', 4.5, ['admin']),
  alan: somebody('Sgt. Alan', 'Drever', '027 555 0101', 8, ['watcher', 'summary-recipient']),
  mere: somebody('Const. Mere', 'Te Whata', '027 555 0102', 1.5, ['watcher']),
  fiona: somebody('Fiona', 'McDonald', '021 555 0167', 3, ['summary-recipient']),
};
export type PersonName = keyof typeof people;
export const personNames = Object.keys(people).filter((name): name is PersonName => name in people);

/** The platform's; not there in production, where a known password would open every organization. */
export const superAdmin = somebody('Hana', 'Kereama', '021 555 0199', 3, ['sa']);

function somebody(
  firstName: string,
  lastName: string,
  phone: string | null,
  joined: number,
  roles: Role[],
  left: number | null = null,
): DemoPerson {
  return { firstName, lastName, phone, joined, roles, left };
}

/** `wiremu.hohepa@example.nz`: without titles, accents, apostrophes and spaces. */
export function addressOf({ firstName, lastName }: { firstName: string; lastName: string }): string {
  const [first, last] = [firstName.replace(/^\w+\. /, ''), lastName].map((name) =>
    name.normalize('NFD').replaceAll(/[^A-Za-z-]/g, ''),
  );
  return `${first}.${last}@example.nz`.toLowerCase();
}
