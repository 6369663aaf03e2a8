/** Business constants of specification 9 and design 6.1. Lengths are characters, durations as their names say. */
export const limits = {
  organizationCode: 4,
  organizationName: 3,
  patrolNames: 100,
  adminName: 2,
  patrolName: 3,
  callSign: 2,
  password: 8,
  hours: { min: 1, max: 72 },
  year: { min: 2000, max: 2100 },
  text: 5000,
  name: 200,
  passwordMax: 200,
  page: { default: 12, max: 1000, people: 50 },
  bodyBytes: 1024 * 1024,
  /** Of calls that anyone may make. */
  strangersBodyBytes: 16 * 1024,
  /** As many issues as one answer names, and as much as it repeats of a refused text. */
  issues: 100,
  echoed: 200,
} as const;

/** What a new patrol starts out as (specification 4): three days ahead at 21:00, three hours. */
export const newPatrol = { daysAhead: 3, time: '21:00', hours: 3, name: 'Patrol' } as const;

/** A patrol with fewer than this on its crew stands down (design 6.5). */
export const fullCrew = 2;

/** So many minutes before its start a patrol can be logged on with the ECC, and started (specification 9). */
export const readyMinutes = { logOn: 90, start: 60 } as const;

/** Accept and decline show again on the link page this long after accepting (specification 2). */
export const answerAgainAfterMinutes = 5;

/** How long before it expires a token must, or should, be refreshed, and how often that is tried (specification 4). */
export const tokenRefresh = { requiredSeconds: 5, earlySeconds: 60, retries: 5 } as const;
