import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Program, statusOf, until } from '../load/processes.ts';
import { publicUrl } from '../load/session.ts';
import { ports, two } from './ports.ts';

const main = fileURLToPath(new URL('../../apps/server/dist/main.js', import.meta.url));

export type Role = 'web' | 'worker';
type Member = (typeof two)[number];

interface Options {
  folder: string;
  databaseUrl: string;
  smtpUrl: string;
}

/** Two web and two worker processes of the built product, with the demo's organization. */
export async function startPatrolbook({ folder, databaseUrl, smtpUrl }: Options) {
  const programs = new Map<string, Program>();
  const settings = {
    NODE_ENV: 'development',
    HOST: '127.0.0.1',
    PUBLIC_URL: publicUrl,
    TRUST_PROXY: '127.0.0.1',
    STOP_DELAY: '5',
    SECRET_KEY: 'only-for-a-cluster-on-the-loopback-interface',
    DEMO: '1',
    DATABASE_URL: databaseUrl,
    SMTP_URL: smtpUrl,
    DATA_DIR: join(folder, 'data'),
  };

  /** Starts a process, and waits until it is ready. */
  async function start(role: Role, member: Member): Promise<void> {
    const port = ports[role](member);
    const own = { ROLE: role, [role === 'web' ? 'PORT' : 'HEALTH_PORT']: `${port}` };
    const name = `${role}-${member}`;
    programs.set(name, new Program([process.execPath, main], { folder, name, env: { ...settings, ...own } }));
    await until(`${name} ready`, async () => {
      if (!programs.get(name)?.running) throw new Error(`${name} has ended: see ${folder}/${name}.log.`);
      return (await statusOf(`http://127.0.0.1:${port}/readyz`)) === 200;
    });
  }

  for (const member of two) await start('web', member);
  for (const member of two) await start('worker', member);
  return {
    start,
    async end(role: Role, member: Member, signal: NodeJS.Signals) {
      await programs.get(`${role}-${member}`)?.stop(signal);
    },
    async stop() {
      await Promise.all([...programs.values()].map((program) => program.stop()));
    },
  };
}
