import { and, isNotNull, isNull } from 'drizzle-orm';
import { person } from '#platform/database/schema/people.ts';

/** A person who has an account and has not signed in. Compare `hasNotSignedIn` of the contract. */
export const notSignedIn = and(
  isNull(person.finished),
  isNull(person.firstSignedIn),
  isNotNull(person.email),
);
