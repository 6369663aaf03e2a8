import { useQuery } from '@tanstack/react-query';
import { isTest, type Patrol } from '#patrols/contract';
import { myOrganizationQuery } from '#people/web/profile.tsx';
import { eccToldTexts } from './texts.ts';

/**
 * Returns how a change reaches the ECC, which knows of the patrol, and whom to ring if it takes no mail (product
 * 16.9 and 16.10).
 */
export function useEccTold(patrol: Pick<Patrol, 'name' | 'callSign'>): string {
  const { data: organization } = useQuery(myOrganizationQuery);
  if (isTest(patrol)) return eccToldTexts.inTraining;
  if (!organization || organization.ecc.takesMail) return eccToldTexts.byMail;
  const { phone } = organization.ecc;
  return phone === null ? eccToldTexts.byUnknownPhone : eccToldTexts.byPhone({ phone });
}
