import { standInsIn } from '#ecc/contract';
import type { Organization } from '#organizations/contract';
import { isTest, type Patrol } from '#patrols/contract';
import { patrolChangeTexts } from '#patrols/web/texts.ts';

/**
 * Returns what an admin is told before finalizing a patrol whose crew has no number of the ECC to ring (product
 * 17.42); null if there is one, or if nobody rings.
 */
export function noEccText(
  patrol: Pick<Patrol, 'type' | 'name' | 'callSign'>,
  { ecc, timeZone }: Pick<Organization, 'ecc' | 'timeZone'>,
): string | null {
  if (ecc.phone || patrol.type === 'event' || isTest(patrol)) return null;
  const numbers = standInsIn(timeZone);
  return numbers ? patrolChangeTexts.noEccNumber(numbers) : patrolChangeTexts.noNumberAtAll;
}
