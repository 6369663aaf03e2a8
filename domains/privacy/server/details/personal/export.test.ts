import { v7 as newId } from 'uuid';
import { describe, expect, it } from 'vitest';
import { apiPrefix, type Role } from '#contract';
import { auditEvent, session } from '#platform/database/schema/auth.ts';
import { testApp } from '#server/testing/app.ts';
import { buildMere } from '#server/testing/mere.ts';
import { readArchive } from '../archive/archive.fixture.ts';

const app = testApp();
const client = { ip: '203.0.113.7', userAgent: 'Somebody’s phone' };

type Person = Awaited<ReturnType<typeof app.buildPerson>>;

async function download(who: Person, path: string) {
  const headers = { cookie: await app.sessionCookie(who) };
  const response = await app.app.inject({ url: apiPrefix + path, headers });
  const { statusCode: status, rawPayload } = response;
  const disposition = String(response.headers['content-disposition']);
  return { status, disposition, type: response.headers['content-type'], read: () => readArchive(rawPayload) };
}

const mine = '/my/information.zip';
const of = ({ id }: { id: string }) => `/person/${id}/information.zip`;

describe('the archive of what is held about a member [22.7]', () => {
  it('has a page and the same as JSON, of every part [22.7]', async () => {
    const { mere } = await buildMere(app);
    const answer = await download(mere, mine);
    expect(answer).toMatchObject({ status: 200, type: 'application/zip' });
    expect(decodeURIComponent(answer.disposition)).toContain('-information-Mere-WALKER-2026-11-21.zip');
    const { page, rows, sections } = answer.read();
    expect(rows('Profile')).toMatchObject([
      { 'First name': 'Mere', Phone: '021 555 0142', 'Patrol ID number': 'CP1234', 'Has a password': true },
    ]);
    expect(rows('Patrols')).toMatchObject([
      { Patrol: 'Night patrol', Start: '2026-11-24T08:00:00.000Z', 'Accepted by': 'Somebody else' },
    ]);
    expect(rows('Answers')).toMatchObject([
      { Patrol: 'Night patrol', By: 'Somebody else', For: 'This person' },
    ]);
    expect(rows('Offers, Cover and Swaps They Began')).toMatchObject([{ Reason: 'My mother is ill.' }]);
    expect(rows('Incidents They Recorded, Changed or Deleted')).toMatchObject([{ Kind: 'Disorder' }]);
    expect(rows('Mails to Them')).toMatchObject([{ Address: mere.email, Patrol: 'Night patrol' }]);
    expect(rows('Not Available')).toMatchObject([
      { From: '2026-12-01', 'Weekdays (1 is Monday)': ['1', '2'] },
    ]);
    expect(rows('Second Step')).toMatchObject([{ 'Recovery codes left': 1 }]);
    expect(rows('Sessions')).toMatchObject([{ Device: 'test' }]);
    expect(sections).toHaveLength(9);
    expect(page).toContain('<th scope="row">First name</th><td>Mere</td>');
    expect(page).toContain('<th scope="row">Start</th><td>Tue 24 Nov 2026, 21:00</td>');
    expect(page).toContain('<td>My mother is ill.</td>');
  });

  it('has nothing of other people, and no secret [22.7]', async () => {
    const { organizationId, mere, hemi } = await buildMere(app);
    await app.buildMail({ organizationId, recipient: mere.id, toAddress: hemi.email }); // at the mailbox that she shared
    const { json, page } = (await download(mere, mine)).read();
    const foreign = [
      'Hemi',
      'Parata',
      hemi.id,
      hemi.email,
      '0199',
      'hemi@example.nz',
      'Smith',
      '0177',
      'not-together',
    ];
    const secrets = ['argon2id', 'sealed-key', 'hash-of-a-code', mere.id];
    for (const words of [...foreign, ...secrets]) {
      expect(json).not.toContain(words);
      expect(page).not.toContain(words);
    }
  });

  it('is the same when an admin makes it, and the member’s history says so [22.7]', async () => {
    const { admin, mere } = await buildMere(app);
    const { rows } = (await download(admin, of(mere))).read();
    expect(rows('Profile')).toMatchObject([{ 'First name': 'Mere' }]);
    const noted = await app.database.query.auditEvent.findMany({
      where: (event, { eq }) => eq(event.personId, mere.id),
    });
    expect(noted).toMatchObject([{ event: 'information-downloaded', reason: 'By an admin' }]);
  });

  it.each<Role>(['watcher', 'summary-recipient', 'patroller'])(
    'is not for a %s to make of another [22.7]',
    async (role) => {
      const { organizationId, mere } = await buildMere(app);
      const other = await app.buildPerson({ organizationId, roles: [role] });
      expect((await download(other, of(mere))).status).toBe(403);
    },
  );

  it('does not exist for another organization [22.7]', async () => {
    const { mere } = await buildMere(app);
    const { admin } = await buildMere(app);
    expect((await download(admin, of(mere))).status).toBe(404);
  });

  it('bears a name that no system takes for a path, and shows markup as it was typed [22.7]', async () => {
    const { mere } = await buildMere(app, {
      firstName: '../../=cmd|’x',
      lastName: '<script>alert(1)</script>\u202e',
    });
    const answer = await download(mere, mine);
    expect(answer.disposition).toMatch(/^attachment; filename\*=UTF-8''[\w-]+\.zip$/);
    const { page } = answer.read();
    expect(page).not.toContain('<script');
    expect(page).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
  });
});

it('is read while it is taken: ten thousand rows are never held at once [22.7]', async () => {
  const { organizationId, admin, mere } = await buildMere(app);
  const failed = 'sign-in-failure' as const;
  const event = { organizationId, personId: mere.id, event: failed, ips: [], userAgent: 'x' };
  const many = Array.from({ length: 10_000 }, () => ({
    ...event,
    id: newId(),
    when: '2026-11-01T00:00:00.000Z',
  }));
  for (let from = 0; from < many.length; from += 2000)
    await app.database.insert(auditEvent).values(many.slice(from, from + 2000));
  const actor = { ...admin, organizationId, personId: admin.id, sessionId: newId() };
  const { chunks } = await app.services.privacy.exportInformation(actor, mere.id, client);
  const taken: Uint8Array[] = [];
  for await (const chunk of chunks) {
    taken.push(chunk);
    // What is deleted meanwhile is not in what has not been read yet.
    if (taken.length === 1) await app.database.delete(session);
  }
  const { rows } = readArchive(Buffer.concat(taken));
  expect(rows('History of Signing In')).toHaveLength(10_001);
  expect(Math.max(...taken.map(({ length }) => length))).toBeLessThan(200_000);
});
