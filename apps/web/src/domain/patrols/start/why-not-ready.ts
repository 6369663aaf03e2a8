import { addHours, formatDateTime, isOver, type Patrol, readyMinutes } from '@patrolbook/contract';

const verbs = { logOn: 'log on', start: 'start' } as const;

/** Returns why the crew of a patrol that has not started cannot log on, or start, now (product 8.2). `now` is an ISO instant. */
export function whyNotReady(patrol: Patrol, what: keyof typeof verbs, now: string, zone: string): string {
  if (patrol.cancelled) return 'This patrol was cancelled.';
  if (!patrol.finalized) return 'This patrol has not been finalized yet.';
  if (patrol.finished || isOver(patrol, now)) return 'This patrol is over.';
  const minutes = readyMinutes[what];
  const opens = formatDateTime(addHours(patrol.when, -minutes / 60), zone);
  return `You can ${verbs[what]} from ${opens}, ${minutes} minutes before the start.`;
}
