import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { isTimeZone, NewPassword, passwordRules } from '@patrolbook/contract';
import { z } from 'zod';
import { StartError } from './platform/start-error.ts';

/** A port to listen on. */
const Port = z.coerce.number().int().min(0).max(65_535);

/** 128 bits, as hexadecimal digits. */
const shortestKey = 32;

const webUrl = z.url({ protocol: /^https?$/, error: 'has to be an http or https address' });

const superAdminPassword = z
  .string()
  .refine(
    (text) => NewPassword.safeParse(text).success,
    `it needs ${passwordRules.map(({ label }) => label.toLowerCase()).join(', ')}`,
  );

/** What each variable means stands in the README; an empty one counts as unset. */
const Environment = z.object({
  NODE_ENV: z.string().optional(),
  PORT: Port.default(3000),
  HOST: z.string().optional(),
  PUBLIC_URL: webUrl.optional(),
  TRUST_PROXY: z.string().refine(areProxies, 'has to be addresses or networks such as 10.0.0.0/8').optional(),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, error: 'has to be a postgres:// address' }).optional(),
  SECRET_KEY: z
    .string()
    .refine(
      (text) => list(text).every((key) => key.length >= shortestKey),
      `has to have ${shortestKey} characters or more`,
    )
    .optional(),
  SMTP_URL: z
    .url({ protocol: /^(smtps?|file)$/, error: 'has to be an smtp://, smtps:// or file: address' })
    .optional(),
  MAIL_FROM: z.email().optional(),
  MAIL_FROM_DOMAINS: z.string().optional(),
  SUPER_ADMIN_EMAIL: z.email().optional(),
  SUPER_ADMIN_PASSWORD: superAdminPassword.optional(),
  DEMO: z.enum(['0', '1']).optional(),
  DEFAULT_TIME_ZONE: z
    .string()
    .refine(isTimeZone, 'has to be a zone such as Pacific/Auckland')
    .default('Pacific/Auckland'),
  METRICS_TOKEN: z.string().optional(),
  PRODUCT_NAME: z.string().default('Patrolbook'),
  ROLE: z.enum(['all', 'web', 'worker']).default('all'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).optional(),
});

export type Config = ReturnType<typeof readConfig>;

/** The only reader of the environment. A wrong or missing setting throws a `StartError` that names it. */
export function readConfig(environment: NodeJS.ProcessEnv) {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = Environment.safeParse(given);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new StartError(`The setting ${issue?.path.join('.')} is wrong: ${issue?.message}.`);
  }
  const env = parsed.data;
  const production = env.NODE_ENV === 'production';
  const host = env.HOST ?? (production ? '0.0.0.0' : '127.0.0.1');
  const publicUrl = new URL(env.PUBLIC_URL ?? `http://localhost:${env.PORT}`);
  refuseHalfProduction(env, production);
  return {
    production,
    host,
    port: env.PORT,
    /** Nobody else reaches it: what is convenient for a newcomer would be public otherwise. */
    isOwnMachine: !production && isLoopback(host) && isLoopback(publicUrl.hostname),
    publicUrl,
    trustProxy: env.TRUST_PROXY ?? (false as const),
    dataFolder: resolve(env.DATA_DIR),
    databaseUrl: env.DATABASE_URL ?? null,
    secretKeys: list(env.SECRET_KEY),
    smtpUrl: env.SMTP_URL ?? null,
    mailFrom: env.MAIL_FROM ?? `noreply@${publicUrl.hostname}`,
    mailFromDomains: env.MAIL_FROM_DOMAINS === undefined ? null : list(env.MAIL_FROM_DOMAINS.toLowerCase()),
    superAdmin: {
      email: env.SUPER_ADMIN_EMAIL ?? `admin@${publicUrl.hostname}`,
      password: env.SUPER_ADMIN_PASSWORD ?? null,
    },
    demo: env.DEMO === undefined ? ('when-empty' as const) : env.DEMO === '1',
    defaultTimeZone: env.DEFAULT_TIME_ZONE,
    metricsToken: env.METRICS_TOKEN ?? null,
    productName: env.PRODUCT_NAME,
    role: env.ROLE,
    logLevel: env.LOG_LEVEL ?? (production ? 'info' : 'warn'),
  };
}

type Env = z.infer<typeof Environment>;

/** What has a convenient default on one's own machine must be meant in production (design 5). */
function refuseHalfProduction(env: Env, production: boolean): void {
  if (!production) return;
  if (!env.SMTP_URL)
    throw new StartError('SMTP_URL is required in production: mails have to leave the house.');
  if (env.DATABASE_URL && !env.SECRET_KEY) {
    throw new StartError(
      'SECRET_KEY is required with DATABASE_URL in production: every process has to sign alike.',
    );
  }
}

function isLoopback(host: string): boolean {
  return ['localhost', '::1', '[::1]'].includes(host) || (isIP(host) === 4 && host.startsWith('127.'));
}

/** Addresses or networks, separated by commas, or a name that the proxy library knows. */
function areProxies(text: string): boolean {
  return list(text).every((part) => {
    const [address, bits] = part.split('/');
    if (bits === undefined && ['loopback', 'linklocal', 'uniquelocal'].includes(part)) return true;
    const size = isIP(address ?? '') === 4 ? 32 : 128;
    return isIP(address ?? '') !== 0 && (bits === undefined || (/^\d+$/.test(bits) && Number(bits) <= size));
  });
}

function list(text: string | undefined): string[] {
  return (text ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}
