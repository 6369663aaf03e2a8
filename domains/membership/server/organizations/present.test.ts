import { describe, expect, it } from 'vitest';
import { defaultSettings } from '#organizations/contract/settings.fixture.ts';
import type { OrganizationRow } from '#organizations/server/store.ts';
import { settings } from '#platform/mail/testing.fixture.ts';
import { presentToAdmins, presentToMembers } from './present.ts';

const row: OrganizationRow = {
  ...defaultSettings,
  id: '0198a1c0-0000-7000-8000-000000000001',
  code: 'HSCP',
  name: 'Howick South Community Patrol',
  policeStation: 'Howick',
  emailFrom: 'Howick South <roster@hscp.example.nz>',
  emailSignOff: null,
  created: '2026-11-21T08:00:00.000Z',
  version: 1,
  edited: null,
  editedBy: null,
  archived: null,
  codeFreed: null,
};
const limited = { ...settings, mailFromDomains: ['patrolbook.example'] };

describe('the sender that an admin sees [11.4]', () => {
  it('names the sender that replaces an address of a foreign domain', () => {
    expect(presentToAdmins(row, limited)).toMatchObject({
      emailFrom: 'Howick South <roster@hscp.example.nz>',
      sentFrom: 'Howick South <noreply@patrolbook.example>',
    });
  });

  it('is left out if the address is used unchanged or is the default', () => {
    expect(presentToAdmins(row, settings).sentFrom).toBeUndefined();
    expect(presentToAdmins({ ...row, emailFrom: null }, limited).sentFrom).toBeUndefined();
  });
});

describe('what admins read about their sender [11.38]', () => {
  const adviceOf = (emailFrom: string | null, given = settings) => {
    const { isFromRead, sentBy } = presentToAdmins({ ...row, emailFrom }, given);
    return { isFromRead, sentBy };
  };

  it.each([
    [null, false],
    ['Patrols <noreply@hscp.example.nz>', false],
    ['Howick South <roster@hscp.example.nz>', true],
  ])('whether somebody reads the answers to %s: %s', (emailFrom, isFromRead) => {
    expect(adviceOf(emailFrom)).toMatchObject({ isFromRead });
  });

  it.each([
    ['another domain', 'roster@hscp.example.nz', 'patrolbook.example'],
    ['its own domain', 'roster@PatrolBook.example', undefined],
    ['a domain within its own', 'roster@hscp.patrolbook.example', undefined],
    ['none', null, undefined],
  ])('which domain sends mails from %s', (_what, emailFrom, sentBy) => {
    expect(adviceOf(emailFrom).sentBy).toBe(sentBy);
  });

  it('no other domain sends them where the installation says what it may send from', () => {
    expect(adviceOf(row.emailFrom, limited).sentBy).toBeUndefined();
  });
});

describe('how patrols reach the ECC [16.1]', () => {
  const installed = { ...settings, ecc: { email: 'ecc@police.example', phone: '105' } };

  it('is the organization’s own address and phone, else the installation’s, each by itself', () => {
    const own = { ...row, eccPhone: '09 555 0111' };
    expect(presentToMembers(own, settings).ecc).toEqual({ phone: '09 555 0111', takesMail: false });
    expect(presentToMembers(own, installed).ecc).toEqual({ phone: '09 555 0111', takesMail: true });
    expect(presentToMembers(row, installed).ecc).toEqual({ phone: '105', takesMail: true });
    expect(presentToMembers(row, settings).ecc).toEqual({ phone: null, takesMail: false });
  });

  it('leaves what the organization itself has set as it is, and tells members no address', () => {
    const shown = presentToAdmins(row, installed);
    expect(shown).toMatchObject({ eccPhone: null, eccEmail: null });
    expect(JSON.stringify(presentToMembers(row, installed))).not.toContain('@police');
  });
});
