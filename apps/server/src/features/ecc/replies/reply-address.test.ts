import { v7 as newId } from 'uuid';
import { expect, it } from 'vitest';
import { readReplyAddress, replyAddress } from './reply-address.ts';

const keys = ['a key for tests'] as const;
const domain = 'replies.example';
const id = newId();
const address = replyAddress(keys, id, domain);
const [local = ''] = address.split('@');

it('[rule reply-address] a reply address gives the link of its mail, in upper case too', () => {
  expect(local.length).toBeLessThanOrEqual(64);
  expect(readReplyAddress(keys, address, domain)).toBe(id);
  expect(readReplyAddress(keys, address.toUpperCase(), domain)).toBe(id);
  expect(readReplyAddress(keys, address, 'Replies.Example')).toBe(id);
});

it('a reply address of an older key is still known', () => {
  expect(readReplyAddress(['a newer key', ...keys], address, domain)).toBe(id);
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
])('[rule reply-address] an address with %s is none of ours', (_what, other) => {
  expect(other).not.toBe(address);
  expect(readReplyAddress(keys, other, domain)).toBeNull();
});

it('an address that another key has signed is none of ours', () => {
  expect(readReplyAddress(['another key'], address, domain)).toBeNull();
});
