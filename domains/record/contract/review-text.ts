import { recordedDays } from '#contract';
import type { ReviewReason } from '#patrols/contract';

const reviewTexts: Record<ReviewReason, string> = {
  'too-late': `It reached the server more than ${recordedDays} days after it was recorded.`,
  'not-due': 'It was recorded at a time when this patrol could not be started.',
  time: 'Its time does not fit the time at which it was recorded, or the start.',
  'not-started': 'The patrol has no start that counts.',
  'after-finish': 'It comes after the patrol’s finish.',
  second: 'The patrol already had one.',
  cancelled: 'The patrol had been cancelled, which the phone could not know.',
  'off-crew': 'Whoever recorded it had been taken off the patrol, which the phone could not know.',
};

/** Returns the sentence for a reason, which the crew and admins read. */
export function reviewText(why: ReviewReason): string {
  return reviewTexts[why];
}
