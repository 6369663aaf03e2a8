import { vi } from 'vitest';
import type { EccLogOnForm } from '#ecc/contract';
import { claimsWith } from '#lib/auth/claims.fixture.ts';
import type { Patrol } from '#patrols/contract';
import { aPatrol, aroha, pending } from '#patrols/web/patrol.fixture.ts';

const { sub: me } = claimsWith();

/** Returns a patrol of three hours that starts 45 minutes after the tests' time, at 21:45, with me and Aroha on it. */
export function tonight(others: Partial<Patrol> = {}): Patrol {
  const patrollers = { [me]: pending, [aroha]: pending };
  return aPatrol({ when: '2027-01-15T08:45:00.000Z', patrollers, ...others });
}

export const corolla = { rego: 'KLM127', make: 'Toyota', model: 'Corolla', color: 'silver' };
export const ranger = { rego: 'NPR418', make: 'Ford', model: 'Ranger', color: null };

/** Returns the initial values of that patrol's log-on. */
export function logOnForm(others: Partial<EccLogOnForm> = {}): EccLogOnForm {
  const { when, hours } = tonight();
  return {
    when,
    hours,
    callSign: 'HSCP',
    training: false,
    guests: [],
    organization: {
      name: 'Howick South Community Patrol',
      code: 'HSCP',
      policeStation: 'Howick',
      timeZone: 'Pacific/Auckland',
    },
    crew: [
      { name: 'Hemi TAMIHANA', idNumber: '4711', phone: '021 555 0101' },
      { name: 'Aroha TAMIHANA', idNumber: null, phone: null },
    ],
    withContacts: true,
    phone: '021 555 0101',
    vehicles: [corolla, ranger],
    ecc: { phone: '09 555 0111', takesMail: true },
    undermanned: false,
    sent: null,
    ...others,
  };
}

/** Returns the bodies of all calls so far that had one. */
export function sentBodies(): unknown[] {
  return vi
    .mocked(fetch)
    .mock.calls.flatMap(([, options]) => (typeof options?.body === 'string' ? JSON.parse(options.body) : []));
}
