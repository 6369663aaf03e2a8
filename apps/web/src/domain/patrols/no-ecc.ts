import { isTest, type Organization, type Patrol, standInsIn } from '@patrolbook/contract';

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
  const instead = numbers
    ? `It is shown ${numbers.police}, and ${numbers.emergency} for an emergency, instead.`
    : 'It is shown no number to ring.';
  return `The phone number of the ECC is not entered in My Organization. A crew that has to ring it cannot do so. ${instead}`;
}
