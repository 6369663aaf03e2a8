import type { Coordinator } from '#contract';

/**
 * `Questions? Ring Aroha Tamihana, 021 555 0142.` as mails, calendar entries and the page of a link say it (product
 * 11.39). Blank if nobody is named.
 */
export function questionsText({ coordinatorName, coordinatorPhone }: Coordinator): string {
  if (coordinatorPhone)
    return `Questions? Ring ${[coordinatorName, coordinatorPhone].filter(Boolean).join(', ')}.`;
  return coordinatorName ? `Questions? Ask ${coordinatorName}.` : '';
}
