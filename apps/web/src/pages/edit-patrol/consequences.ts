import type { Recipients } from '#crew/contract';
import { recipientsText } from '#crew/web/recipients-text.ts';
import { isKnownToEcc } from '#ecc/contract';
import { asksAgain, isOnCrew, isTest, type Patrol } from '#patrols/contract';
import { type DraftValues, startInstantOf } from '#patrols/web/form/draft.ts';
import { patrolEditTexts } from './texts.ts';

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

/** Returns whether the form's start would ask a patroller who had accepted again (product 5.4). */
export function asksCrewAgain(patrol: Patrol, values: DraftValues, zone: string): boolean {
  const start = startInstantOf(values, zone);
  if (start === undefined || !asksAgain(patrol.when, start, zone)) return false;
  return Object.values(patrol.patrollers).some((assignment) => assignment.accepted && isOnCrew(assignment));
}

/** Whether the new name turns a test into a real patrol, whose training then does not count (product 16.14). */
export function endsTraining(patrol: Patrol, { name }: Pick<DraftValues, 'name'>): boolean {
  return isKnownToEcc(patrol) && isTest(patrol) && !isTest({ ...patrol, name });
}
