import { v7 as newId } from 'uuid';
import { hashPassword } from '#accounts/server/auth/passwords.ts';
import { linkToken } from '#platform/database/schema/auth.ts';
import { linkTokenText } from '#platform/tokens/link-token.ts';
import type { TestServer } from '../../e2e/test-server.ts';
import { signIn } from './caller.ts';

/** Of all of them. */
export const password = 'Torch-and-vest-1';

/** Somebody of the organization, who can be signed in and put on patrols. */
export interface Volunteer {
  id: string;
  email: string;
  /** An address of their own, as the proxy in front of the server would forward it. */
  network: string;
}

type PatrolRow = Parameters<TestServer['build']['buildPatrol']>[0];

export type Organization = Awaited<ReturnType<typeof buildOrganization>>;

/** Builds one organization with 5 admins and 195 patrollers, and returns functions that make its patrols. */
export async function buildOrganization(server: TestServer) {
  const { build, database, secretKeys } = server;
  const passwordHash = await hashPassword(password);
  const { id: organizationId } = await build.buildOrganization({ eccEmail: 'ecc@police.example' });
  let count = 0;

  async function addVolunteers(many: number, role: 'admin' | 'patroller'): Promise<Volunteer[]> {
    const added: Volunteer[] = [];
    for (let index = 0; index < many; index += 1) {
      count += 1;
      const email = `${role}-${count}@volunteers.example`;
      const { id } = await build.buildPerson({ organizationId, roles: [role], email, passwordHash });
      added.push({ id, email, network: `198.51.100.${count}` });
    }
    return added;
  }

  /** Writes a finalized patrol with this crew, which has accepted; returns its id. */
  async function addPatrol(crew: readonly Volunteer[], row: PatrolRow): Promise<string> {
    const accepted = new Date().toISOString();
    const patrol = await build.buildPatrol({ organizationId, finalized: accepted, ...row });
    for (const { id: personId } of crew)
      await build.buildAssignment({
        organizationId,
        patrolId: patrol.id,
        personId,
        accepted,
        emailed: accepted,
      });
    return patrol.id;
  }

  /** Returns the token of the link that a volunteer was mailed for a patrol. */
  async function invitation({ id: personId }: Volunteer, patrolId: string): Promise<string> {
    const assigned = await database.query.assignment.findFirst({
      where: (row, { and, eq }) => and(eq(row.patrolId, patrolId), eq(row.personId, personId)),
    });
    if (!assigned) throw new Error(`${personId} is not on the patrol ${patrolId}`);
    const link = { id: newId(), purpose: 'assignment', personId, assignmentId: assigned.id } as const;
    await database.insert(linkToken).values({ ...link, organizationId, created: new Date().toISOString() });
    return linkTokenText(secretKeys, link.purpose, link.id);
  }

  return {
    id: organizationId,
    admins: await addVolunteers(5, 'admin'),
    patrollers: await addVolunteers(195, 'patroller'),
    addPatrol,
    invitation,
    signIn: (volunteer: Volunteer) => signIn(server.url, volunteer, password),
  };
}
