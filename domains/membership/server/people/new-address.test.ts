import type { ParsedMail } from 'mailparser';
import { describe, expect, it } from 'vitest';
import { authRoutes, sessionRoutes } from '#accounts/contract';
import { assignmentRoutes } from '#crew/contract';
import { peopleRoutes } from '#people/contract';
import { confirmAddressChange } from '#server/testing/address-changes.ts';
import { testApp } from '#server/testing/app.ts';
import { testMailer } from '#server/testing/mailer.ts';
import { buildRoster, queuedMails } from '#server/testing/roster.ts';

const app = testApp();
const send = testMailer(app);
const yesterday = '2026-11-20T00:00:00.000Z';

type Person = Awaited<ReturnType<typeof app.buildPerson>>;

/** Empties the outbox and builds a roster. */
async function buildUnmailedRoster(given: Parameters<typeof buildRoster>[1] = {}) {
  await send();
  return buildRoster(app, given);
}

async function changeAs(admin: Person) {
  const call = await app.as(admin);
  return ({ id }: { id: string }, email: string) =>
    call(peopleRoutes.updatePerson, { params: { id }, body: { email } });
}

describe('a new address [4.1]', () => {
  it('ends sessions and is mailed to the old address [9.65]', async () => {
    const { organizationId, admin } = await buildUnmailedRoster();
    const hemi = await app.buildPerson({ organizationId, firstName: 'Hemi', passwordHash: 'some hash' });
    const asHemi = await app.as(hemi);
    const email = 'new.address@example.nz';
    expect((await (await changeAs(admin))(hemi, email)).body.email).toBe(hemi.email);
    await send();
    expect(await confirmAddressChange(app, hemi)).toBe(204);

    expect((await asHemi(sessionRoutes.listMySessions)).status).toBe(401);
    const again = await app.as(hemi);
    const { items } = (await again(sessionRoutes.listMyAudits)).body;
    expect(items).toMatchObject([
      {
        ...{ event: 'session-revoked', data: { reason: 'Session revoked' } },
        request: { client: { ips: [], userAgent: '' } }, // it was not they who did it
      },
    ]);
    const mails = await send();
    expect(mails.map(addressOf)).toEqual([hemi.email]);
    expect(mails[0]?.subject).toMatch(/^Your email address for .+ on Patrolbook was changed$/);
    expect(mails[0]?.text).not.toContain(email);
  });

  it('is mailed to each old address, except one that is in use again [4.6]', async () => {
    const { organizationId, admin } = await buildUnmailedRoster();
    const hemi = await app.buildPerson({ organizationId, passwordHash: 'some hash' });
    const change = await changeAs(admin);
    for (const next of ['first@example.nz', 'second@example.nz', hemi.email]) {
      expect((await change(hemi, next)).status).toBe(200);
      expect(await confirmAddressChange(app, hemi)).toBe(204);
    }
    const told = (await send()).filter(({ subject }) => subject?.endsWith('was changed'));
    expect(told.map(addressOf)).toEqual(['first@example.nz', 'second@example.nz']);
  });

  it('of a finished person is stored without mail', async () => {
    const { organizationId, admin, hemi } = await buildUnmailedRoster();
    const left = await app.buildPerson({ organizationId, finished: yesterday, firstSignedIn: null });
    const change = await changeAs(admin);
    expect((await change(left, hemi.email)).status).toBe(400);
    const { body } = await change(left, 'found.again@example.nz');
    expect(body).toMatchObject({ email: 'found.again@example.nz', finished: yesterday });
    expect(await queuedMails(app, organizationId)).toEqual([]);
  });

  it('voids the links mailed to the old one, and mails new ones to the new one', async () => {
    const { organizationId, admin, patrol } = await buildUnmailedRoster({ finalized: yesterday });
    const call = await app.as(admin);
    const body = { firstName: 'Hemi', lastName: 'Hall', email: 'mistyped@example.nz', roles: ['patroller'] };
    const { _id: id } = (await call(peopleRoutes.createPerson, { body })).body;
    await call(assignmentRoutes.assignPatroller, { params: { id: patrol.id, personId: id } });
    const old = (await send()).map(linkOf);
    expect(old).toHaveLength(2);
    const change = await changeAs(admin);

    expect((await change({ id }, 'right@example.nz')).status).toBe(200);

    const mails = await send();
    expect(mails.map((mail) => [addressOf(mail), mail.subject])).toEqual([
      ['mistyped@example.nz', expect.stringMatching(/^Your email address for .+ on Patrolbook was changed$/)],
      ['right@example.nz', expect.stringMatching(/^Welcome to .+ on Patrolbook: please set a password$/)],
      ['right@example.nz', 'Patrol on Tue 24 Nov 2026, 21:00: can you come?'],
    ]);
    const fresh = mails.slice(1).map(linkOf);
    expect(await works(old)).toEqual([false, false]);
    expect(await works(fresh)).toEqual([true, true]);
    expect(await queuedMails(app, organizationId, 'patroller-assigned')).toHaveLength(2);
  });
});

function addressOf({ to }: ParsedMail): string | undefined {
  return [to].flat()[0]?.value[0]?.address;
}

/** Returns the link token in a mail, and its purpose. */
function linkOf({ text }: ParsedMail) {
  const [, page, token = ''] = /\/(set-password|assignment\/confirm)\/([\w.-]+)/.exec(text ?? '') ?? [];
  return { isPassword: page === 'set-password', token };
}

async function works(links: readonly ReturnType<typeof linkOf>[]): Promise<boolean[]> {
  const stranger = await app.as(null);
  const tried = links.map(async ({ isPassword, token }) => {
    const { status } = isPassword
      ? await stranger(authRoutes.setPassword, {
          params: { linkToken: token },
          body: { password: 'Torch-and-vest-1' },
        })
      : await stranger(assignmentRoutes.viewAssignment, { bearer: token });
    return status < 300;
  });
  return Promise.all(tried);
}
