import { mailDefaults, type Settings } from '../settings.ts';
import type { Branding } from './template/layout.tsx';

/** Returns the names that a mail bears: the organization's, or the platform's alone (product 3.4). */
export function brandingOf(
  organization: { name: string; emailSignOff: string | null } | null,
  settings: Pick<Settings, 'productName' | 'mailFrom'>,
): Branding {
  const signOff = organization?.emailSignOff ?? mailDefaults(settings).emailSignOff;
  return { organizationName: organization?.name ?? null, productName: settings.productName, signOff };
}

/** What an account belongs to, for a subject: `Howick South Community Patrol on Patrolbook`. */
export function accountName({ organizationName, productName }: Branding): string {
  return organizationName === null ? productName : `${organizationName} on ${productName}`;
}
