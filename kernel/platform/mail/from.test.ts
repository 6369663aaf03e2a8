import { expect, it } from 'vitest';
import { envelopeSender, isReadAddress, senderOf } from './from.ts';
import { settings as base } from './testing.fixture.ts';

const platform = 'noreply@patrolbook.example';
const own = 'Howick South <roster@hscp.example.nz>';
const ownAddress = { name: 'Howick South', address: 'roster@hscp.example.nz' };
const limited = { ...base, mailFromDomains: ['patrolbook.example', 'HSCP.example.nz'] };
const strange = { ...base, mailFromDomains: ['patrolbook.example'] };

it('without an organization’s From, the sender is the product at MAIL_FROM', () => {
  expect(senderOf(null, base)).toEqual({ from: { name: 'Patrolbook', address: platform } });
  expect(senderOf('no address at all', base)).toEqual({ from: { name: 'Patrolbook', address: platform } });
});

it('an organization’s From is used when no domains are set or its domain is among them', () => {
  expect(senderOf(own, base)).toEqual({ from: ownAddress });
  expect(senderOf(own, limited)).toEqual({ from: ownAddress });
});

it('a From with another domain becomes the display name at MAIL_FROM and the Reply-To', () => {
  expect(senderOf(own, strange)).toEqual({
    from: { name: 'Howick South', address: platform },
    replyTo: ownAddress,
  });
  expect(senderOf('roster@hscp.example.nz', strange)).toEqual({
    from: { name: 'roster@hscp.example.nz', address: platform },
    replyTo: { name: '', address: 'roster@hscp.example.nz' },
  });
});

it('a subdomain counts as another domain', () => {
  expect(senderOf('a@sub.patrolbook.example', strange).from.address).toBe(platform);
});

it('the envelope sender is the address of MAIL_FROM without its name', () => {
  expect(envelopeSender({ ...base, mailFrom: 'Patrolbook <noreply@patrolbook.example>' })).toBe(platform);
});

it.each([
  [own, true],
  ['roster@hscp.example.nz', true],
  [null, false],
  ['no address at all', false],
  ['Patrols <NoReply@Patrolbook.example>', false],
  ['Patrols <no-reply@hscp.example.nz>', false],
  ['do_not_reply@hscp.example.nz', false],
  ['Norah Eply <norah.eply@hscp.example.nz>', true],
])('somebody reads what comes to %s: %s [11.25]', (from, read) => {
  expect(isReadAddress(from, base)).toBe(read);
});
