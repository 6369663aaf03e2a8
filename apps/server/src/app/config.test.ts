import { describe, expect, it } from 'vitest';
import { StartError } from '#embedded-postgres';
import { readConfig } from './config.ts';

const analyticsOf = (ANALYTICS_URL: string) => readConfig({ ANALYTICS_URL }).analyticsUrl?.href;

describe('[21.1] ANALYTICS_URL', () => {
  it('is none by default, and when it is left empty', () => {
    expect(readConfig({}).analyticsUrl).toBeNull();
    expect(analyticsOf('')).toBeUndefined();
  });

  it.each([
    ['https://stats.example/event', 'https://stats.example/event'],
    ['https://stats.example:8443/event?site=7&key=a', 'https://stats.example:8443/event?site=7&key=a'],
    [' https://STATS.example ', 'https://stats.example/'],
    ['http://127.0.0.1:9000/event', 'http://127.0.0.1:9000/event'],
    ['http://[::1]:9000/', 'http://[::1]:9000/'],
    ['http://localhost/', 'http://localhost/'],
    ['https://māori.example/', 'https://xn--mori-qsa.example/'],
    ['https://stats.example/eve\nnt', 'https://stats.example/event'],
  ])('%j is taken as a browser reads it', (text, href) => {
    expect(analyticsOf(text)).toBe(href);
  });

  it.each([
    ['stats.example', /an http or https URL/],
    ['//stats.example', /an http or https URL/],
    ['/event', /an http or https URL/],
    ['*', /an http or https URL/],
    ['javascript:alert(1)', /an http or https URL/],
    ['ws://stats.example', /an http or https URL/],
    ['https://', /an http or https URL/],
    ['https:stats.example', /an http or https URL/],
    ["https://a;script-src'self'.example", /an http or https URL/],
    ['https://a,b.example', /an http or https URL/],
    ['https://*.example', /an http or https URL/],
    ['http://stats.example/event', /an https URL, or an http URL of this machine/],
    ['http://127.0.0.1.example/', /an https URL, or an http URL of this machine/],
    ['http://0.0.0.0/', /an https URL, or an http URL of this machine/],
    ['https://name@stats.example/', /no user name, password or fragment/],
    ['https://:secret@stats.example/', /no user name, password or fragment/],
    ['https://stats.example/event#page', /no user name, password or fragment/],
    ['https://stats\u200b.example/', /cannot be seen/],
    ['https://stats.example/event\u200b', /cannot be seen/],
    ['https://stats.example/\u202eevent', /cannot be seen/],
    ['https://stats.example/ev ent', /cannot be seen/],
  ])('%j stops the start with a sentence that names it', (text, sentence) => {
    expect(() => analyticsOf(text)).toThrow(/^The setting ANALYTICS_URL is wrong: [^\n]+\.$/);
    expect(() => analyticsOf(text)).toThrow(sentence);
    expect(() => analyticsOf(text)).not.toThrow(/secret/);
  });
});

const PUBLIC_URL = 'https://roster.example.nz';
const SMTP_URL = 'smtp://127.0.0.1';

it.each([
  ['an unknown time zone', { DEFAULT_TIME_ZONE: 'Middle/Earth' }, /DEFAULT_TIME_ZONE .+Pacific\/Auckland/],
  ['production without its address', { NODE_ENV: 'production', SMTP_URL }, /PUBLIC_URL is required/],
  ['production without a mail server', { NODE_ENV: 'production', PUBLIC_URL }, /SMTP_URL is required/],
  [
    'production and a database server without a secret key',
    { NODE_ENV: 'production', PUBLIC_URL, SMTP_URL, DATABASE_URL: 'postgres://127.0.0.1/x' },
    /SECRET_KEY is required/,
  ],
  [
    'a port for mail without its domain',
    { INBOUND_SMTP_PORT: '2525' },
    /INBOUND_SMTP_PORT and INBOUND_DOMAIN are set together/,
  ],
  ['a domain for mail that is none', { INBOUND_DOMAIN: 'a b' }, /INBOUND_DOMAIN is wrong/],
  ['a map style that is no address', { MAP_STYLE_URL: 'dark.json' }, /MAP_STYLE_URL is wrong/],
  ['a host of the map that is none', { MAP_HOSTS: 'https://a.example, b' }, /MAP_HOSTS is wrong/],
  ['an address look-up that is no address', { GEOCODER_URL: 'nominatim' }, /GEOCODER_URL is wrong/],
  [
    'two maps of the streets',
    { MAP_STYLE_URL: 'https://tiles.example/dark.json', MAP_FILE: 'a.pmtiles' },
    /Set MAP_STYLE_URL or MAP_FILE, not both/,
  ],
  ['an invalid proxy', { TRUST_PROXY: 'nonsense' }, /TRUST_PROXY is wrong/],
  ['a proxy that is everybody', { TRUST_PROXY: '0.0.0.0/0' }, /TRUST_PROXY is wrong/],
  ['a key that is too short', { SECRET_KEY: 'short' }, /SECRET_KEY is wrong/],
])('%s is refused in one clear sentence [15.3]', (_what, environment, sentence) => {
  expect(() => readConfig(environment)).toThrow(StartError);
  expect(() => readConfig(environment)).toThrow(sentence);
  expect(() => readConfig(environment)).toThrow(/^[^\n]+$/);
});

it('[19.9] no host of the map ends the directive of the policy', () => {
  expect(() => readConfig({ MAP_STYLE_URL: 'https://a;b.example/' })).toThrow(/MAP_STYLE_URL is wrong/);
  expect(() => readConfig({ MAP_HOSTS: 'https://a.example, https://b;c.example' })).toThrow(/MAP_HOSTS/);
});

describe('[15.26] the daily backup', () => {
  const access = {
    BACKUP_S3_KEY_ID: 'id',
    BACKUP_S3_SECRET: 'secret',
    BACKUP_PASSPHRASE: 'torch and vest and thermos',
  };

  it('is kept nowhere, in a folder, or in a bucket', () => {
    expect(readConfig({}).backup).toBeNull();
    expect(readConfig({ BACKUP_TO: '/mnt/backups' }).backup).toEqual({
      to: { folder: '/mnt/backups' },
      days: 14,
    });
    const BACKUP_TO = 'https://s3.example.nz/bucket/folder';
    const url = new URL(BACKUP_TO);
    expect(readConfig({ BACKUP_TO, BACKUP_DAYS: '30', ...access }).backup).toEqual({
      to: { s3: { url, region: null, keyId: 'id', secret: 'secret' } },
      days: 30,
    });
  });

  it.each([
    ['a bucket without its keys', { BACKUP_TO: 'https://s3.example.nz/bucket' }, /are required with the URL/],
    [
      'a bucket without a passphrase',
      { ...access, BACKUP_TO: 'https://s3.example.nz/bucket', BACKUP_PASSPHRASE: '' },
      /BACKUP_PASSPHRASE are required/,
    ],
    ['a host without a bucket', { ...access, BACKUP_TO: 'https://s3.example.nz' }, /BACKUP_TO is wrong/],
    [
      'a bucket with a password',
      { ...access, BACKUP_TO: 'https://a:hidden@s3.example.nz/b' },
      /BACKUP_TO is wrong/,
    ],
    ['keys without a bucket', { BACKUP_TO: '/mnt', BACKUP_S3_KEY_ID: 'id' }, /need the URL of a bucket/],
    ['a short passphrase', { BACKUP_PASSPHRASE: 'hidden' }, /BACKUP_PASSPHRASE is wrong: it must have 12/],
    ['no days', { BACKUP_DAYS: '0' }, /BACKUP_DAYS is wrong: it must be a number from 1 to 1000/],
  ])('of %s is refused in one sentence, without its secrets', (_what, environment, sentence) => {
    expect(() => readConfig(environment)).toThrow(sentence);
    expect(() => readConfig(environment)).not.toThrow(/hidden|secret,/);
  });
});
