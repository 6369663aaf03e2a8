import { SignJWT } from 'jose';
import { describe, expect, it } from 'vitest';
import { linkTokenText, readLinkToken } from '#platform/tokens/link-token.ts';
import { accessTokenReader, claimsFor, readAccessToken, signAccessToken } from './access-token.ts';
import { readRefreshToken, refreshTokenText } from './refresh-token.ts';

const now = '2026-11-21T06:00:00.000Z';
const subject = {
  sessionId: '01900000-0000-7000-8000-000000000001',
  personId: '01900000-0000-7000-8000-000000000002',
  organizationId: null,
  generation: 3,
  roles: ['sa'],
  remember: true,
  sharedDevice: false,
  began: 'password',
  expires: '2027-01-20T06:00:00.000Z',
} as const;

describe('rotating SECRET_KEY', () => {
  it('lets the old key verify while the new one signs', async () => {
    const access = await signAccessToken(['old'], claimsFor(subject, now));
    const refresh = refreshTokenText(['old'], { sessionId: subject.sessionId, generation: 3 });
    const link = linkTokenText(['old'], 'set-password', subject.personId);
    for (const keys of [['old'], ['new', 'old']] as [string, ...string[]][]) {
      expect(await readAccessToken(keys, access, now)).toMatchObject({
        sessionId: subject.sessionId,
        generation: 3,
      });
      expect(readRefreshToken(keys, refresh)).toEqual({ sessionId: subject.sessionId, generation: 3 });
      expect(readLinkToken(keys, 'set-password', link)).toBe(subject.personId);
    }
    expect(await readAccessToken(['new'], access, now)).toBeNull();
    expect(readRefreshToken(['new'], refresh)).toBeNull();
    expect(readLinkToken(['new'], 'set-password', link)).toBeNull();
  });
});

describe('a token', () => {
  it('is valid only for its purpose', () => {
    const link = linkTokenText(['key'], 'set-password', subject.personId);
    expect(readLinkToken(['key'], 'assignment', link)).toBeNull();
    expect(readRefreshToken(['key'], `${subject.sessionId}.4.${link.split('.')[1]}`)).toBeNull();
  });

  it('is refused after the change of one character', async () => {
    const access = await signAccessToken(['key'], claimsFor(subject, now));
    const refresh = refreshTokenText(['key'], { sessionId: subject.sessionId, generation: 3 });
    expect(
      await readAccessToken(['key'], `${access.slice(0, -2)}${access.endsWith('AA') ? 'BB' : 'AA'}`, now),
    ).toBeNull();
    expect(readRefreshToken(['key'], refresh.replace('.3.', '.4.'))).toBeNull();
  });

  it('is valid for ten minutes', async () => {
    const access = await signAccessToken(['key'], claimsFor(subject, now));
    expect(await readAccessToken(['key'], access, '2026-11-21T06:09:59.000Z')).not.toBeNull();
    expect(await readAccessToken(['key'], access, '2026-11-21T06:10:00.000Z')).toBeNull();
    expect(await readAccessToken(['key'], access, '2026-11-21T05:59:59.000Z')).toBeNull();
  });

  it('that was verified once is still judged by its times, and by the keys of its reader', async () => {
    const access = await signAccessToken(['old'], claimsFor(subject, now));
    const read = accessTokenReader(['new', 'old']);
    const readByNewKeys = accessTokenReader(['new']);
    for (const again of [1, 2]) {
      expect(await read(access, now), `time ${again}`).toMatchObject({ generation: 3, roles: ['sa'] });
      expect(await readByNewKeys(access, now)).toBeNull();
    }
    expect(await read(access, '2026-11-21T06:10:00.000Z')).toBeNull();
    expect(await read(access, '2026-11-21T05:59:59.000Z')).toBeNull();
  });

  it.each([
    ['of another issuer', { iss: 'elsewhere' }, 'HS256'],
    ['for another audience', { aud: 'elsewhere' }, 'HS256'],
    ['by another algorithm', {}, 'HS512'],
  ])('%s is refused', async (_what, claims, alg) => {
    const other = new SignJWT({ ...claimsFor(subject, now), ...claims }).setProtectedHeader({ alg });
    expect(await readAccessToken(['key'], await other.sign(Buffer.from('key')), now)).toBeNull();
  });

  it('is refused if it is unsigned', async () => {
    const [, payload] = (await signAccessToken(['key'], claimsFor(subject, now))).split('.');
    const none = Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url');
    expect(await readAccessToken(['key'], `${none}.${payload}.`, now)).toBeNull();
  });
});
