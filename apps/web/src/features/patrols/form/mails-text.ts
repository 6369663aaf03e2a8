import type { Recipients } from '#crew/contract';
import { isTest, type Patrol } from '#patrols/contract';
import { patrolEditTexts } from '#texts/patrols/edit.ts';
import { recipientsText } from '#web/domain/patrols/recipients-text.ts';
import type { DraftValues } from './draft.ts';

/**
 * Says whom moving or renaming mails: how many (product 5.11), or which groups while the number is unknown or a
 * new name changes it.
 */
export function mailsText(
  patrol: Patrol,
  { name }: Pick<DraftValues, 'name'>,
  recipients: Recipients | undefined,
): string {
  if (!patrol.finalized) return patrolEditTexts.isDraft;
  const willBeTest = isTest({ ...patrol, name });
  if (recipients && willBeTest === isTest(patrol))
    return patrolEditTexts.mails({ whom: recipientsText(recipients) });
  return patrolEditTexts.mailsGroups(willBeTest ? 'crew' : 'all');
}
