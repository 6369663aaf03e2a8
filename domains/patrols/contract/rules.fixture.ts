import { resolveLocal } from '#contract';
import type { Assignment } from './schema.ts';

export const minute = 60_000;
export const earlier = '2026-01-01T00:00:00.000Z';
export const stamp = { when: earlier };
/** The assignment of a person who has not been mailed and has not answered. */
export const unanswered: Assignment = {
  accepted: null,
  declined: null,
  didNotShow: null,
  removed: null,
  emailed: null,
};
export const me = { personId: 'me', roles: ['patroller'] as const };

/** A finalized patrol with me on its crew; every button shows at some time. */
export function buildPatrol(when: string, hours = 3) {
  return {
    type: 'patrol' as const,
    when,
    hours,
    cancelled: null,
    finalized: stamp,
    started: null,
    finished: null,
    eccLogOnNotification: null,
    eccLogOnResponse: null,
    patrollers: { me: unanswered },
  };
}

/** Returns the instant of a local time, such as `2026-12-05 21:00`, that occurs once. */
export function at(zone: string, local: string): string {
  const [date = '', time = ''] = local.split(' ');
  const resolved = resolveLocal({ date, time }, zone);
  if (resolved.kind !== 'one') throw new Error(`${local} is not one stamp in ${zone}`);
  return resolved.instant;
}

/** Returns the instant so many milliseconds later. */
export const moved = (instant: string, milliseconds: number) =>
  new Date(Date.parse(instant) + milliseconds).toISOString();
