import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const read = (name: string) =>
  readFileSync(new URL(`../../../../deploy/proxies/${name}`, import.meta.url), 'utf8');
const sitesOf = (text: string) => text.split(/^server \{/m).slice(1);

it('no proxy writes the addresses of mailed links to a log [15.38]', () => {
  const sites = sitesOf(read('nginx.conf'));
  expect(sites).toHaveLength(2);
  for (const site of sites) expect(site).toContain('access_log off;'); // nginx logs unless told
  expect(read('haproxy.cfg')).not.toMatch(/^\s*(log|option httplog)\b/m);
  expect(read('Caddyfile')).not.toMatch(/^\s*log\b/m);
});

it('each proxy refuses calls without encryption, and sends only pages on to it [15.38]', () => {
  expect(sitesOf(read('nginx.conf'))[0]).toContain('location /api/ { return 403; }');
  // HAProxy takes the first rule that fits.
  expect(read('haproxy.cfg')).toMatch(
    /http-request deny .+path_beg \/api\/.+http-request redirect scheme https/s,
  );
  expect(read('Caddyfile')).toContain('@page not path /api/*\n\tredir @page https://');
});
