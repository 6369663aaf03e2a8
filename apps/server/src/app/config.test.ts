import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';

const analyticsOf = (ANALYTICS_URL: string) => readConfig({ ANALYTICS_URL }).analyticsUrl?.href;

describe('[analytics-setting] ANALYTICS_URL', () => {
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

it('[map-policy] no host of the map ends the directive of the policy', () => {
  expect(() => readConfig({ MAP_STYLE_URL: 'https://a;b.example/' })).toThrow(/MAP_STYLE_URL is wrong/);
  expect(() => readConfig({ MAP_HOSTS: 'https://a.example, https://b;c.example' })).toThrow(/MAP_HOSTS/);
});
