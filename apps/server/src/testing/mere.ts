import { v7 as newId } from 'uuid';
import { assignmentAnswer } from '#platform/database/schema/assignments.ts';
import { secondStep } from '#platform/database/schema/auth.ts';
import { availability, type person, personPair } from '#platform/database/schema/people.ts';
import type { testApp } from './app.ts';

type Person = typeof person.$inferSelect;

/** An organization with an admin, Mere, of whom something is held everywhere, and Hemi, who was on the same patrol. */
export async function buildMere(
  app: ReturnType<typeof testApp>,
  given: Partial<Omit<Person, 'email' | 'organizationId'>> = {},
) {
  const { id: organizationId } = await app.buildOrganization();
  const admin = await app.buildPerson({ organizationId, roles: ['admin'] });
  const hemi = await app.buildPerson({
    organizationId,
    firstName: 'Hemi',
    lastName: 'Parata',
    phone: '021 555 0199',
  });
  const mere = await app.buildPerson({
    organizationId,
    firstName: 'Mere',
    lastName: 'Walker',
    phone: '021 555 0142',
    idNumber: 'CP1234',
    passwordHash: '$argon2id$secret',
    ...given,
  });
  const { id: patrolId } = await app.buildPatrol({ organizationId, name: 'Night patrol' });
  const accepted = '2026-11-20T01:00:00.000Z';
  const own = { organizationId, patrolId, personId: mere.id };
  const { id: assignmentId } = await app.buildAssignment({ ...own, accepted, acceptedBy: hemi.id });
  await app.buildAssignment({ ...own, personId: hemi.id, declined: accepted, declinedBy: hemi.id });
  const answer = { organizationId, id: newId(), assignmentId, answer: 'accepted', when: accepted } as const;
  await app.database.insert(assignmentAnswer).values({ ...answer, by: hemi.id });
  await app.buildOffer({ ...own, assignmentId, reason: 'My mother is ill.' });
  await app.buildIncident({
    organizationId,
    patrolId,
    by: mere.id,
    what: 'Disorder',
    whatDetails: 'J. Smith shouted',
    people: [{ name: 'J. Smith', phone: '021 555 0177', email: null }],
  });
  const written = { toName: 'Mere Walker', subject: { message: 'Dear Mere' } };
  await app.buildMail({
    organizationId,
    recipient: mere.id,
    toAddress: mere.email,
    patrolId,
    ...written,
  });
  await app.buildMail({ organizationId, recipient: hemi.id, toAddress: 'hemi@example.nz' });
  const period = { organizationId, personId: mere.id, number: 0, kind: 'cannot' as const, weekdays: [1, 2] };
  await app.database.insert(availability).values({ ...period, from: '2026-12-01' });
  const pair = { organizationId, kind: 'not-together' as const };
  await app.database.insert(personPair).values([
    { ...pair, personId: mere.id, otherId: hemi.id },
    { ...pair, personId: hemi.id, otherId: mere.id },
  ]);
  const step = { organizationId, personId: mere.id, since: accepted, lastInterval: 1 };
  await app.database
    .insert(secondStep)
    .values({ ...step, key: 'sealed-key', recoveryCodes: ['hash-of-a-code'] });
  return { organizationId, admin, mere, hemi, patrolId };
}
