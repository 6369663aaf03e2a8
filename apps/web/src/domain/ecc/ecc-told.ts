import { isTest, type Patrol } from '@patrolbook/contract';
import { useQuery } from '@tanstack/react-query';
import { myOrganizationQuery } from '../profile/profile.tsx';

/**
 * Returns how a change reaches the ECC, which knows of the patrol, and whom to ring if it takes no mail (product
 * 16.9 and 16.10).
 */
export function useEccTold(patrol: Pick<Patrol, 'name' | 'callSign'>): string {
  const { data: organization } = useQuery(myOrganizationQuery);
  if (isTest(patrol)) return 'This is training: the message to the ECC goes to you instead.';
  if (!organization || organization.ecc.takesMail) return 'The ECC is told by email.';
  return `Ring the ECC on ${organization.ecc.phone ?? 'its number'} to tell them: it takes no email.`;
}
