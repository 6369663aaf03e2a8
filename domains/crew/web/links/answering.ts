import { type AssignmentView, showsAnswerButtons } from '#crew/contract';

/** The banners above the patrol, from top to bottom. */
export type Banner = 'not-finalized' | 'accepted' | 'declined';

export function bannersOf({ assignment, patrol }: Pick<AssignmentView, 'assignment' | 'patrol'>): Banner[] {
  const banners: Banner[] = [];
  if (!patrol.finalized) banners.push('not-finalized');
  if (assignment.accepted) banners.push('accepted');
  else if (assignment.declined) banners.push('declined');
  return banners;
}

/** A mail scanner that opens links must find nothing to press (product 6.8). */
export function isHeadless(userAgent: string): boolean {
  return /headless/i.test(userAgent);
}

/** Returns whether the buttons show: not to headless browsers, nor for five minutes after accepting (product 6.8). */
export function canAnswer(
  { assignment }: Pick<AssignmentView, 'assignment'>,
  now: string,
  userAgent: string,
): boolean {
  return !isHeadless(userAgent) && showsAnswerButtons(assignment, now);
}
