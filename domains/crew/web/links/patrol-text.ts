import { type ExpiredInvitation, formatDateTime } from '#contract';
import type { AssignmentView } from '#crew/contract';
import { titleOf } from '#patrols/web/patrol-text.ts';
import { assignmentTexts } from '../texts.ts';

/** Names a patrol where it is not on the screen: `Regular patrol, Sat 5 Dec 2026, 21:00`. */
export function patrolText({ patrol, organization }: AssignmentView | ExpiredInvitation): string {
  return `${titleOf(patrol)}, ${formatDateTime(patrol.when, organization.timeZone)}`;
}

/** Says why an invitation has expired: `The patrol was cancelled.` */
export function fateText({ because, patrol }: ExpiredInvitation): string {
  return because === 'withdrawn' ? assignmentTexts.withdrawn : assignmentTexts[because](patrol.type);
}
