import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { organizationRoutes } from '#organizations/contract';
import { chosenSettings } from '#organizations/contract/settings.fixture.ts';
import { testApp } from '#server/testing/app.ts';

const server = testApp();

async function setUp() {
  const boss = await server.buildPerson({ roles: ['admin'] });
  const call = await server.as(boss);
  const change = (body: object) => call(organizationRoutes.updateMyOrganization, { body });
  const read = async () => (await call(organizationRoutes.getMyOrganization)).body;
  return { boss, params: { id: boss.organizationId ?? '' }, change, read };
}

/** Returns the edits up to this version, the last one by this person. */
const edits = (version: number, { id: by }: { id: string }) => ({
  version,
  edited: { when: server.clock.now(), by },
});

describe('changing an organization', () => {
  it('lets a super administrator set all fields, and its admin all but the address of the ECC [3.1, 3.6]', async () => {
    const { boss, params, change, read } = await setUp();
    const sa = await server.buildPerson({ roles: ['sa'] });
    const asSuper = await server.as(sa);
    const { _id, code } = await read();
    const ecc = { phone: '105', takesMail: true };
    const all = await asSuper(organizationRoutes.updateOrganization, { params, body: chosenSettings });
    expect([all.status, all.body]).toEqual([
      200,
      { _id, code, ...chosenSettings, ecc, isFromRead: true, ...edits(2, sa) },
    ]);
    const few = { name: 'Third Name', eccPhone: null, emailSignOff: 'We' };
    for (const [field, value] of Object.entries(few)) await change({ [field]: value });
    const noPhone = { ...ecc, phone: null };
    const after = { _id, code, ...chosenSettings, ...few, ecc: noPhone, isFromRead: true, ...edits(5, boss) };
    expect((await change({})).body).toEqual(after);
    const seen = await asSuper(organizationRoutes.getOrganization, { params });
    expect(seen.body).toEqual(after);
  });

  it.each(['stranger@example.com', null, ''])(
    'does not let its admin have log-ons mailed to %j, since only a super administrator says where the ECC is [3.6]',
    async (eccEmail) => {
      const { params, change, read } = await setUp();
      const asSuper = await server.as(await server.buildPerson({ roles: ['sa'] }));
      await asSuper(organizationRoutes.updateOrganization, { params, body: { eccEmail: 'ecc@example.nz' } });
      const refused = await change({ name: 'Another Name', eccEmail });
      expect(refused).toMatchObject({
        status: 400,
        body: { issues: [{ path: ['eccEmail'], reason: 'unexpected-property' }] },
      });
      expect(await read()).toMatchObject({
        name: 'Howick South Community Patrol',
        eccEmail: 'ecc@example.nz',
      });
      const cleared = { params, body: { eccEmail: '' } };
      expect((await asSuper(organizationRoutes.updateOrganization, cleared)).body).toMatchObject({
        eccEmail: null,
        ecc: { takesMail: false },
      });
    },
  );

  it('capitalises each word and leaves other letters [3.2]', async () => {
    const { change } = await setUp();
    const body = { name: '  mcDonald CPNZ āpiti ', policeStation: ' te kauwhata ' };
    expect((await change(body)).body).toMatchObject({
      name: 'McDonald CPNZ Āpiti',
      policeStation: 'Te Kauwhata',
    });
  });

  it.each(['', '  '])('falls back to the platform’s sender and sign-off for %o [3.4]', async (blank) => {
    const { change } = await setUp();
    const { eccEmail: _, ...own } = chosenSettings;
    await change(own);
    expect((await change({ emailFrom: blank, emailSignOff: blank })).body).toMatchObject({
      emailFrom: 'Patrolbook <noreply@example.nz>',
      emailSignOff: 'Patrolbook team',
      patrollerInstructions: chosenSettings.patrollerInstructions,
    });
  });

  it('stores a zone as the database spells it, and refuses one that the database does not know', async () => {
    const { change } = await setUp();
    expect((await change({ timeZone: 'pacific/chatham' })).body.timeZone).toBe('Pacific/Chatham');
    const refused = await change({ timeZone: 'SystemV/AST4' });
    expect(refused.status).toBe(400);
    expect(refused.body).toMatchObject({ issues: [{ path: ['timeZone'], reason: 'key-not-found' }] });
  });

  it('the database knows every zone that the form offers', async () => {
    const { rows } = await server.database.execute(sql`select lower(name) as name from pg_timezone_names`);
    const known = new Set(rows.map(({ name }) => name));
    const offered = Intl.supportedValuesOf('timeZone');
    expect(offered.length).toBeGreaterThan(400);
    expect(offered.filter((zone) => !known.has(zone.toLowerCase()))).toEqual([]);
  });

  const refused: [object, string][] = [
    [{ name: 'ab' }, 'min-length'],
    [{ policeStation: '  ab' }, 'min-length'],
    [{ emailFrom: 'nowhere' }, 'incorrect-format'],
    [{ eccEmail: 'ecc@example.nz' }, 'unexpected-property'],
    [{ patrolNames: 'Night' }, 'incorrect-type'],
    [{ code: 'NEWC' }, 'unexpected-property'],
    [{ admin: {} }, 'unexpected-property'],
    [{ _id: 'another' }, 'unexpected-property'],
  ];
  it.each(refused)('refuses %o [3.1, 3.2]', async (body, reason) => {
    const { change, read } = await setUp();
    const before = await read();
    const answer = await change({ emailSignOff: 'Changed', ...body });
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ issues: [{ path: Object.keys(body), reason }] });
    expect(await read()).toEqual(before);
  });
});
