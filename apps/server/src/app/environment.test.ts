import { expect, it } from 'vitest';
import { StartError } from '#embedded-postgres';
import { readEnvironment, unknownSettings } from './environment.ts';

it.each([
  [{ PORT: 'abc' }, 'The setting PORT is wrong: it must be a port, a number from 0 to 65535.'],
  [{ PORT: '70000' }, 'The setting PORT is wrong: it must be a port, a number from 0 to 65535.'],
  [{ PORT: '80.5' }, 'The setting PORT is wrong: it must be a port, a number from 0 to 65535.'],
  [{ ROLE: 'both' }, 'The setting ROLE is wrong: it must be all, web or worker.'],
  [{ DEMO: 'yes' }, 'The setting DEMO is wrong: it must be 0 or 1.'],
  [{ MAIL_FROM: 'me' }, 'The setting MAIL_FROM is wrong: it must be an email address.'],
  [{ INBOUND_DOMAIN: 'a b' }, 'The setting INBOUND_DOMAIN is wrong: it must be the name of a domain.'],
])('[15.11] a wrong setting is told in plain words: %j', (variables, sentence) => {
  expect(() => readEnvironment(variables)).toThrow(new StartError(sentence));
});

it('[15.11] all wrong settings are told at once', () => {
  expect(() => readEnvironment({ PORT: 'abc', ROLE: 'both' })).toThrow(/PORT is wrong.+ROLE is wrong/);
});

it('[15.11] a variable that is named like a setting, but is none, is found', () => {
  const variables = { MAIL_FORM: 'a@b.example', SMTP_URI: 'smtp://127.0.0.1', ECC_MAIL: 'a@b.example' };
  const others = { PATH: '/bin', NODE_OPTIONS: '', MAIL: '/var/mail/me', PORT: '3000', ROLE: 'web' };
  expect(unknownSettings({ ...variables, ...others })).toEqual(Object.keys(variables));
});
