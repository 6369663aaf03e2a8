import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Program } from '../load/processes.ts';
import { ports } from './ports.ts';

const shipped = new URL('../../deploy/proxies/haproxy.cfg', import.meta.url);

/** HAProxy with the file that is shipped, without TLS. */
export function startHaproxy(folder: string): Program {
  const file = join(folder, 'haproxy.cfg');
  const lines = readFileSync(shipped, 'utf8')
    .split('\n')
    .filter((line) => !/bind :443|ssl_fc/.test(line))
    .map((line) =>
      line.replace('bind :80', `bind 127.0.0.1:${ports.haproxy}`).replace('-Proto https', '-Proto http'),
    )
    .map((line) =>
      line.replace(/127\.0\.0\.1:300([12])$/, (_, member) => `127.0.0.1:${ports.web(Number(member))}`),
    );
  writeFileSync(file, lines.join('\n'));
  return new Program(['/usr/sbin/haproxy', '-db', '-f', file], { folder, name: 'haproxy' });
}
