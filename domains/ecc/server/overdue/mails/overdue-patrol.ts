import { formatDateTime } from '#contract';
import { endOf, type PatrolType } from '#patrols/contract';
import { longOrganizationName, organizationName } from '#platform/mail/gallery/sample.ts';
import type { OverdueMailData } from './store.ts';

/** What mails say about an overdue patrol. */
export interface OverduePatrol {
  organizationName: string;
  type: PatrolType;
  callSign: string | null;
  /** Its call sign, or else its name. */
  title: string;
  /** The planned end, as a date and time. */
  end: string;
}

export function overduePatrol({
  organization,
  type,
  name,
  callSign,
  ...patrol
}: OverdueMailData): OverduePatrol {
  return {
    organizationName: organization.name,
    type,
    callSign,
    title: callSign ?? name ?? `The ${type}`,
    end: formatDateTime(endOf(patrol), organization.timeZone),
  };
}

export const samplePatrol: OverduePatrol = {
  organizationName,
  type: 'patrol',
  callSign: 'HSCP',
  title: 'HSCP',
  end: 'Sat 5 Dec 2026, 23:30',
};
export const sampleUnsigned: OverduePatrol = {
  ...samplePatrol,
  organizationName: longOrganizationName,
  callSign: null,
  title: 'The patrol',
};
