import { type AssignmentView, showsAnswerButtons } from '@patrolbook/contract';

/** What a banner above the patrol says, in their order from the top. */
export type Banner = 'not-finalized' | 'accepted' | 'declined';

export function bannersOf({ assignment, patrol }: Pick<AssignmentView, 'assignment' | 'patrol'>): Banner[] {
  const banners: Banner[] = [];
  if (!patrol.finalized) banners.push('not-finalized');
  if (assignment.accepted) banners.push('accepted');
  else if (assignment.declined) banners.push('declined');
  return banners;
}

/** A mail scanner that opens links looks at the page and must find nothing to press (design 6.2). */
function isHeadless(userAgent: string): boolean {
  return /headless/i.test(userAgent);
}

/** Whether the buttons show: not to headless browsers, nor for five minutes after accepting (specification 2). */
export function canAnswer(
  { assignment }: Pick<AssignmentView, 'assignment'>,
  now: string,
  userAgent: string,
): boolean {
  return !isHeadless(userAgent) && showsAnswerButtons(assignment, now);
}
