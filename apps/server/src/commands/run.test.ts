import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { StartError, startEmbeddedPostgres } from '#embedded-postgres';
import { organization } from '#platform/database/schema/organizations.ts';
import { person } from '#platform/database/schema/people.ts';
import { startSmtp } from '#platform/testing/smtp.ts';
import { testApp } from '../testing/app.ts';
import { commands } from './commands.ts';
import { runOn, urlOf } from './terminal.fixture.ts';

const server = testApp();
const key = 'a key for tests that is long enough'; // the same as testApp's, so that it accepts the links
const secret = 'Torch-and-vest-1';
let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'patrolbook-cli-'));
});
afterAll(() => rm(folder, { recursive: true }));

const here = { ip: '127.0.0.1', userAgent: 'test' };

function run(line: string, environment: Record<string, string> = {}) {
  const settings = { DATA_DIR: folder, DATABASE_URL: urlOf(server), SECRET_KEY: key, ...environment };
  return runOn(line.split(' '), settings);
}

function signIn(email: string, password: string) {
  const input = { email, password, remember: false, sharedDevice: false };
  return server.services.auth.signIn(input, here);
}

describe('a command', () => {
  it.each(['', 'backup', 'help', 'migrate now', 'create-super-admin', 'demo --plan', 'verify x --force'])(
    'that is unknown or has wrong arguments prints the list of commands: %j',
    async (line) => {
      const { understood, lines } = await run(line, { DATABASE_URL: 'postgres://127.0.0.1:1/nowhere' });
      expect(understood).toBe(false);
      const names = lines.map((text) => text.trim().split(' ')[0]);
      expect(names.slice(2)).toEqual(commands.map(({ name }) => name));
    },
  );

  it('refuses while a running server uses the database', async () => {
    const running = await startEmbeddedPostgres({
      directory: join(folder, 'postgres'),
      database: 'patrolbook',
    });
    try {
      const refused = runOn(['migrate'], { DATA_DIR: folder });
      await expect(refused).rejects.toThrow(StartError);
      await expect(refused).rejects.toThrow(/^Another Patrolbook .* is already using the database .*\.$/);
    } finally {
      await running.stop();
    }
  });

  it('names the setting that is wrong', async () => {
    await expect(run('migrate', { PORT: 'door' })).rejects.toThrow(/^The setting PORT is wrong/);
  });
});

describe('migrate', () => {
  it('leaves the database up to date', async () => {
    expect(await run('migrate')).toMatchObject({ understood: true, lines: ['The database is up to date.'] });
  });

  it('has nothing to plan then [15.33]', async () => {
    expect((await run('migrate --plan')).lines).toEqual(['The database is up to date.']);
  });
});

describe('demo and remove-demo', () => {
  it('load the demonstration, list who can sign in, and remove it', async () => {
    const { lines } = await run('demo');
    expect(lines[1]).toContain('Patrol-2026');
    expect(lines).toContainEqual(expect.stringMatching(/aroha\.tamihana@example\.nz +admin, patroller/));
    expect(await server.database.$count(organization)).toBe(15);
    expect(await run('remove-demo')).toMatchObject({ understood: true });
    expect(await server.database.$count(organization)).toBe(0);
  });

  it('load so many organizations besides, but no number that is none [15.35]', async () => {
    await expect(run('demo --organizations some')).rejects.toThrow(
      'some is not a number of organizations, from 1 to 10,000.',
    );
    const { notes } = await run('demo --organizations 1');
    expect(notes).toContain('The indexes are being made.');
    expect(await server.database.$count(organization)).toBe(16);
    await run('remove-demo');
    expect(await server.database.$count(organization)).toBe(0);
  });

  it('keep a removed demonstration from being loaded again at the next start', async () => {
    await run('demo');
    await run('remove-demo');
    expect(await server.services.installation.isEmpty()).toBe(false);
  });
});

describe('test-mail', () => {
  const away = { DATABASE_URL: 'postgres://127.0.0.1:1/nowhere' };

  it('tells what the mail server answers, without opening the database [15.10]', async () => {
    const smtp = await startSmtp();
    try {
      const send = () =>
        run('test-mail aroha@example.nz', { ...away, SMTP_URL: smtp.url, MAIL_FROM: 'post@example.nz' });
      const { lines } = await send();
      expect(lines).toEqual([
        expect.stringMatching(/^The mail server has taken the mail from post@example\.nz: 250 /),
      ]);
      expect(smtp.mails.map(({ subject }) => subject)).toEqual(['A mail from Patrolbook']);
      smtp.refuse(550, 'rcpt', 'aroha@example.nz');
      await expect(send()).rejects.toThrow(/was not sent: .*550/);
    } finally {
      await smtp.close();
    }
    await expect(run('test-mail aroha@example.nz', { SMTP_URL: smtp.url })).rejects.toThrow(/ECONNREFUSED/);
  });

  it('says that mails are files where nothing is sent, and what is no address [15.10]', async () => {
    expect((await run('test-mail aroha@example.nz')).lines[0]).toContain(join(folder, 'mail'));
    await expect(run('test-mail aroha')).rejects.toThrow('aroha is not an email address.');
  });
});

describe('create-super-admin', () => {
  it('prints a one-time link', async () => {
    const { lines } = await run('create-super-admin linked@example.nz');
    const link =
      /^Set the password of linked@example.nz: .*\/set-password\/(.*)$/.exec(lines.join())?.[1] ?? '';
    await server.services.auth.setPassword(link, secret, here);
    expect((await signIn('linked@example.nz', secret)).claims.rls).toEqual(['sa']);
    await expect(server.services.auth.setPassword(link, secret, here)).rejects.toThrow(/already used/);
  });

  it('takes the password from the environment; a new one ends the sessions', async () => {
    await run('create-super-admin given@example.nz', { SUPER_ADMIN_PASSWORD: secret });
    const { claims } = await signIn('given@example.nz', secret);
    await run('create-super-admin Given@example.nz', { SUPER_ADMIN_PASSWORD: 'Another-one-2' });
    await signIn('given@example.nz', 'Another-one-2');
    await expect(signIn('given@example.nz', secret)).rejects.toThrow('Invalid credentials');
    const sessions = await server.database.query.session.findMany();
    const ended = sessions.filter(({ revoked }) => revoked).map(({ id }) => id);
    expect(ended).toEqual([claims.sid]);
  });

  it('refuses the address of an organization’s person, an invalid address and a weak password', async () => {
    const { id, email } = await server.buildPerson({ roles: ['admin'] });
    await expect(run(`create-super-admin ${email}`)).rejects.toThrow(
      /belongs to somebody in an organization/,
    );
    await expect(run('create-super-admin me@home')).rejects.toThrow('me@home is not an email address.');
    const weak = run('create-super-admin weak@example.nz', { SUPER_ADMIN_PASSWORD: 'patrol' });
    await expect(weak).rejects.toThrow(/SUPER_ADMIN_PASSWORD is wrong: it needs 8 characters or more/);
    const [same] = await server.database.select().from(person).where(eq(person.id, id));
    expect(same?.roles).toEqual(['admin']);
  });
});
