import { v7 as newId } from 'uuid';
import { expect, it } from 'vitest';
import { readSignedAddress, signedAddress } from './signed-address.ts';

const keys = ['a key for tests'] as const;
const domain = 'replies.example';
const id = newId();
const address = signedAddress(keys, 'ecc', id, domain);
const [local = ''] = address.split('@');

it('[11.10] a reply address gives the link of its mail, in upper case too', () => {
  expect(local.length).toBeLessThanOrEqual(64);
  expect(readSignedAddress(keys, 'ecc', address, domain)).toBe(id);
  expect(readSignedAddress(keys, 'ecc', address.toUpperCase(), domain)).toBe(id);
  expect(readSignedAddress(keys, 'ecc', address, 'Replies.Example')).toBe(id);
});

it('a reply address of an older key is still known', () => {
  expect(readSignedAddress(['a newer key', ...keys], 'ecc', address, domain)).toBe(id);
});

it.each([
  ['another link', address.replace(/-./, (start) => (start === '-0' ? '-1' : '-0'))],
  ['another signature', `${local.slice(0, -1)}${local.endsWith('0') ? '1' : '0'}@${domain}`],
  ['a shorter signature', `${local.slice(0, -2)}@${domain}`],
  ['no signature', `${local.slice(0, 36)}-@${domain}`],
  ['another domain', `${local}@${domain}.example`],
  ['another prefix', `sos${address.slice(3)}`],
  ['a tag', `${local}+tag@${domain}`],
  ['a blank', ` ${address}`],
  ['quotation marks', `"${local}"@${domain}`],
  ['a second domain', `${address}@${domain}`],
  ['no local part', `@${domain}`],
  ['no domain', local],
  ['nothing', ''],
])('[11.10] an address with %s is none of ours', (_what, other) => {
  expect(other).not.toBe(address);
  expect(readSignedAddress(keys, 'ecc', other, domain)).toBeNull();
});

it('a bounce address is no reply address, and the other way round', () => {
  const bounce = signedAddress(keys, 'bounce', id, domain);
  expect(bounce.split('@')[0]).toHaveLength(64);
  expect(readSignedAddress(keys, 'bounce', bounce, domain)).toBe(id);
  expect(readSignedAddress(keys, 'ecc', bounce, domain)).toBeNull();
  expect(readSignedAddress(keys, 'bounce', address, domain)).toBeNull();
  expect(readSignedAddress(keys, 'bounce', address.replace('ecc', 'bounce'), domain)).toBeNull();
});

it('an address that another key has signed is none of ours', () => {
  expect(readSignedAddress(['another key'], 'ecc', address, domain)).toBeNull();
});
