import { eq } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { NIL, v7 as newId } from 'uuid';
import { hashPassword } from '#accounts/server/auth/passwords.ts';
import { hashesOf } from '#accounts/server/second-step/recovery-codes.ts';
import { passkey, secondStep, session } from '#platform/database/schema/auth.ts';
import { organization } from '#platform/database/schema/organizations.ts';
import { person } from '#platform/database/schema/people.ts';
import { erasureRequest } from '#platform/database/schema/privacy.ts';
import { type RouteName, routes } from '../../app/routes.ts';
import { softwareAuthenticator } from '../software-authenticator.ts';
import { examplePassword, recoveryCode } from './examples.ts';
import { longAgo, type Prepare, type Scene } from './scene.ts';

/** What calls about organizations, people and one's own account need besides the rows of a scene. */
export const accountNeeds: Partial<Record<RouteName, Prepare>> = {
  getOrganization: ownOrganization,
  updateOrganization: ownOrganization,
  archiveOrganization: ownOrganization,
  async restoreOrganization(scene) {
    const isOwn = eq(organization.id, scene.organizationId);
    await scene.server.database.update(organization).set({ archived: longAgo }).where(isOwn);
    return ownOrganization(scene);
  },
  listAdmins: ownOrganization,
  addAdmin: ownOrganization,
  correctAdmin: invitedAdmin,
  inviteAdmin: invitedAdmin,
  removeAdmin: invitedAdmin,
  changeMyPassword: withPassword,
  confirmMySession: withPassword,
  async startMySecondStep(scene) {
    const { key, sealed } = (await (await scene.server.as(scene.caller))(routes.prepareMySecondStep)).body;
    const timestamp = Date.parse(scene.server.clock.now());
    const appCode = new TOTP({ secret: Secret.fromBase32(key) }).generate({ timestamp });
    await withPassword(scene);
    return { body: { sealed, appCode, currentPassword: examplePassword } };
  },
  renewMyRecoveryCodes: withSecondStep,
  stopMySecondStep: withSecondStep,
  resetSecondStep: withPassword,
  async addMyPasskey(scene) {
    const challenge = (await (await scene.server.as(scene.caller))(routes.prepareMyPasskey)).body;
    await withPassword(scene);
    const made = softwareAuthenticator().make(challenge);
    return { body: { name: 'Phone', made, currentPassword: examplePassword } };
  },
  renameMyPasskey: withPasskey,
  removeMyPasskey: withPasskey,
  async declineErasure({ server, organizationId }) {
    const { id: personId } = await server.buildPerson({ organizationId });
    await server.database.insert(erasureRequest).values({ organizationId, personId, asked: longAgo });
    return { params: { id: personId } };
  },
  async erasePerson({ server, organizationId }) {
    return { params: { id: (await server.buildPerson({ organizationId, finished: longAgo })).id } };
  },
  async withdrawAddressChange({ server, organizationId }) {
    return { params: { id: (await server.buildAddressChange({ organizationId })).personId } };
  },
  async invitePerson({ server, organizationId }) {
    return { params: { id: (await server.buildPerson({ organizationId, firstSignedIn: null })).id } };
  },
  async revokeMySession({ server, caller }) {
    const [own] = await server.database.select().from(session).where(eq(session.personId, caller.id));
    return { params: { id: own?.id ?? '' } };
  },
};

async function withPassword({ server, caller: { id } }: Scene) {
  const passwordHash = await hashPassword(examplePassword);
  await server.database.update(person).set({ passwordHash }).where(eq(person.id, id));
  return {};
}

async function withSecondStep(scene: Scene) {
  const { server } = scene;
  const { id: personId, organizationId } = scene.caller;
  const recoveryCodes = hashesOf(server.context.settings.secretKeys, personId, [recoveryCode]);
  const step = { personId, organizationId: organizationId ?? NIL, since: longAgo, lastInterval: 0 };
  await server.database.insert(secondStep).values({ ...step, key: 'sealed', recoveryCodes });
  return withPassword(scene);
}

async function withPasskey(scene: Scene) {
  await withSecondStep(scene);
  const { id: personId, organizationId } = scene.caller;
  const row = { id: newId(), organizationId: organizationId ?? NIL, personId, name: 'Phone' };
  const kept = { credentialId: newId(), publicKey: 'AAAA', counter: 0, added: longAgo };
  await scene.server.database.insert(passkey).values({ ...row, ...kept });
  return { params: { id: row.id } };
}

async function ownOrganization({ organizationId }: Scene) {
  return { params: { id: organizationId } };
}

/** Makes an admin who has not signed in yet, beside another. */
async function invitedAdmin({ server, organizationId }: Scene) {
  await server.buildPerson({ organizationId, roles: ['admin'] });
  const invited = await server.buildPerson({ organizationId, roles: ['admin'], firstSignedIn: null });
  return { params: { id: organizationId, personId: invited.id } };
}
