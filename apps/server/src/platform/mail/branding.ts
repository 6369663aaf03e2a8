import { mailDefaults, type Settings } from '../settings.ts';
import type { Branding } from './template/layout.tsx';

/** Returns the names that a mail is signed with: the organization's, or the platform's (product 3.4). */
export function brandingOf(
  organization: { emailSignOff: string | null } | null,
  settings: Pick<Settings, 'productName' | 'mailFrom'>,
): Branding {
  const signOff = organization?.emailSignOff ?? mailDefaults(settings).emailSignOff;
  return { productName: settings.productName, signOff };
}
