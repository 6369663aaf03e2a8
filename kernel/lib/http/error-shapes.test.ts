import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  AccessClaims,
  Change,
  Conflict,
  changeTypes,
  expiryReasons,
  Failure,
  Forbidden,
  issueReasons,
  roles,
  SignInRefused,
  signInRefusals,
  Unauthorized,
  ValidationFailed,
} from '#contract';
import { isChange } from '../api/invalidation-keys.ts';
import { claimsWith } from '../auth/claims.fixture.ts';
import { areClaims } from '../auth/claims.ts';
import {
  isConflictShape,
  isFailure,
  isForbidden,
  isSignInRefused,
  isUnauthorized,
  isValidationFailed,
} from './error-shapes.ts';

const id = '01920000-0000-7000-8000-000000000001';
const patrol = { _id: id, name: null, when: '2027-01-15T08:00:00.000Z', hours: 3 };
const issue = { path: ['name'], reason: 'max', value: 'a', max: 1, min: 0, format: 'x', type: 'string' };
const invitation = {
  because: 'over',
  organization: {
    name: 'Howick',
    timeZone: 'Pacific/Auckland',
    coordinatorName: null,
    coordinatorPhone: '1',
  },
  patrol: { name: 'Patrol', type: 'patrol', when: patrol.when },
};

const checks = [
  ['claims', areClaims, AccessClaims, claimsWith()],
  ['a change', isChange, Change, { type: 'patrol', _id: id }],
  ['refused values', isValidationFailed, ValidationFailed, { message: 'Validation failed', issues: [issue] }],
  ['a refused sign-in', isSignInRefused, SignInRefused, { error: 'archived', error_description: 'a' }],
  ['a dead link', isUnauthorized, Unauthorized, { error: 'unauthorized', message: 'a', invitation }],
  ['a forbidden call', isForbidden, Forbidden, { error: 'forbidden', message: 'a' }],
  ['a conflict', isConflictShape, Conflict, { message: 'a', code: 'b', patrols: [patrol] }],
  ['a failure', isFailure, Failure, { message: 'a', requestId: 'b' }],
] as const;

/** What may stand in the place of a value: every word that one of the schemas has, and values of other types. */
const words = [...roles, ...changeTypes, ...expiryReasons, ...issueReasons, ...signInRefusals];
const others = fc.constantFrom(
  ...words,
  'event',
  'password',
  'access',
  '',
  id,
  1,
  null,
  undefined,
  true,
  [],
  {},
);

it.each(checks)('%s are told apart as by the contract’s schema', (_what, check, schema, whole) => {
  expect([check(whole), schema.safeParse(whole).success]).toEqual([true, true]);
  fc.assert(
    fc.property(fc.constantFrom(...placesIn(whole)), others, (place, other) => {
      const given = replaced(whole, place, other);
      expect(check(given)).toBe(schema.safeParse(given).success);
    }),
    { numRuns: 500 },
  );
});

type Place = readonly string[];

/** Returns the places of all values within a value, its own first. */
function placesIn(value: unknown): Place[] {
  if (typeof value !== 'object' || value === null) return [[]];
  const inner = Object.entries(value).flatMap(([name, part]) =>
    placesIn(part).map((place) => [name, ...place]),
  );
  return [[], ...inner];
}

function replaced(value: unknown, [name, ...rest]: Place, other: unknown): unknown {
  if (name === undefined || typeof value !== 'object' || value === null) return other;
  const part: unknown = replaced(Reflect.get(value, name), rest, other);
  return Array.isArray(value) ? Object.assign([...value], { [name]: part }) : { ...value, [name]: part };
}
