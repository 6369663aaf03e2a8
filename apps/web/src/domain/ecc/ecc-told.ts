import { isTest, type Patrol } from '@patrolbook/contract';
import { useQuery } from '@tanstack/react-query';
import { eccCallTexts } from '../../texts/ecc/call.ts';
import { myOrganizationQuery } from '../profile/profile.tsx';

/**
 * Returns how a change reaches the ECC, which knows of the patrol, and whom to ring if it takes no mail (product
 * 16.9 and 16.10).
 */
export function useEccTold(patrol: Pick<Patrol, 'name' | 'callSign'>): string {
  const { data: organization } = useQuery(myOrganizationQuery);
  if (isTest(patrol)) return eccCallTexts.trainingTold;
  if (!organization || organization.ecc.takesMail) return eccCallTexts.toldByMail;
  const { phone } = organization.ecc;
  return phone === null ? eccCallTexts.ringUnknownToTell : eccCallTexts.ringToTell({ phone });
}
