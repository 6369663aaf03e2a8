import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { isTimeZone, NewPassword, passwordRules, visibleCharacters } from '@patrolbook/contract';
import { StartError } from '@patrolbook/embedded-postgres';
import { z } from 'zod';

/** A port to listen on. */
const Port = z.coerce.number().int().min(0).max(65_535);

/** 128 bits as hexadecimal digits. */
const minKeyLength = 32;

/**
 * A host that may stand in the Content-Security-Policy. The host of a URL may also contain `;` or `,`, which
 * would end the directive.
 */
const policyHost = /^[\w.:[\]-]+$/;

const webUrl = z
  .url({ protocol: /^https?$/, hostname: policyHost, error: 'it must be an http or https URL' })
  .refine((text) => visibleCharacters.test(text), 'it has a character that cannot be seen');

/**
 * Browsers send no request to a URL with a password, and send no fragment. Page views tell of people, so the URL
 * must be encrypted.
 */
const analyticsUrl = webUrl
  .transform((text) => new URL(text))
  .refine(
    ({ protocol, hostname }) => protocol === 'https:' || isLoopback(hostname),
    'it must be an https URL, or an http URL of this machine',
  )
  .refine(
    ({ username, password, hash }) => `${username}${password}${hash}` === '',
    'it must have no user name, password or fragment',
  );

const origins = z
  .string()
  .refine(
    (text) => list(text).every((part) => webUrl.safeParse(part).success),
    'it must list http or https URLs',
  )
  .transform((text) => list(text).map((part) => new URL(part).origin));

const superAdminPassword = z
  .string()
  .refine(
    (text) => NewPassword.safeParse(text).success,
    `it needs ${passwordRules.map(({ label }) => label.toLowerCase()).join(', ')}`,
  );

/** The environment variables, explained in the README. An empty one counts as unset. */
const Environment = z.object({
  NODE_ENV: z.string().optional(),
  PORT: Port.default(3000),
  HOST: z.string().optional(),
  PUBLIC_URL: webUrl.optional(),
  TRUST_PROXY: z
    .string()
    .refine(areProxies, 'it must list addresses or networks such as 10.0.0.0/8')
    .optional(),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, error: 'it must be a postgres:// URL' }).optional(),
  SECRET_KEY: z
    .string()
    .refine(
      (text) => list(text).every((key) => key.length >= minKeyLength),
      `it must have ${minKeyLength} characters or more`,
    )
    .optional(),
  SMTP_URL: z
    .url({ protocol: /^(smtps?|file)$/, error: 'it must be an smtp://, smtps:// or file: URL' })
    .optional(),
  MAIL_FROM: z.email().optional(),
  MAIL_FROM_DOMAINS: z.string().optional(),
  INBOUND_SMTP_PORT: Port.optional(),
  INBOUND_DOMAIN: z.hostname().optional(),
  ECC_EMAIL: z.email().optional(),
  ECC_PHONE: z.string().optional(),
  SUPER_ADMIN_EMAIL: z.email().optional(),
  SUPER_ADMIN_PASSWORD: superAdminPassword.optional(),
  DEMO: z.enum(['0', '1']).optional(),
  MAP_STYLE_URL: webUrl.optional(),
  MAP_HOSTS: origins.default([]),
  MAP_FILE: z.string().optional(),
  GEOCODER_URL: webUrl.optional(),
  ANALYTICS_URL: analyticsUrl.optional(),
  DEFAULT_TIME_ZONE: z
    .string()
    .refine(isTimeZone, 'it must be a time zone such as Pacific/Auckland')
    .default('Pacific/Auckland'),
  METRICS_TOKEN: z.string().optional(),
  PRODUCT_NAME: z.string().default('Patrolbook'),
  ROLE: z.enum(['all', 'web', 'worker']).default('all'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).optional(),
});

export type Config = ReturnType<typeof readConfig>;

/** Reads all settings from the environment; nothing else reads it. Throws a StartError that names a wrong or missing one. */
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
  requireProductionSettings(env, production);
  return {
    production,
    host,
    port: env.PORT,
    /** Whether only this machine can reach the server, so that defaults convenient for a newcomer are safe. */
    isLocal: !production && isLoopback(host) && isLoopback(publicUrl.hostname),
    publicUrl,
    trustProxy: env.TRUST_PROXY ?? (false as const),
    dataFolder: resolve(env.DATA_DIR),
    databaseUrl: env.DATABASE_URL ?? null,
    secretKeys: list(env.SECRET_KEY),
    smtpUrl: env.SMTP_URL ?? null,
    mailFrom: env.MAIL_FROM ?? `noreply@${publicUrl.hostname}`,
    mailFromDomains: env.MAIL_FROM_DOMAINS === undefined ? null : list(env.MAIL_FROM_DOMAINS.toLowerCase()),
    /** Where replies of the ECC are received; null if they are not. */
    inbound: readInbound(env),
    ecc: { email: env.ECC_EMAIL ?? null, phone: env.ECC_PHONE ?? null },
    superAdmin: {
      email: env.SUPER_ADMIN_EMAIL ?? `admin@${publicUrl.hostname}`,
      password: env.SUPER_ADMIN_PASSWORD ?? null,
    },
    demo: env.DEMO === undefined ? ('when-empty' as const) : env.DEMO === '1',
    /** What the activity map is drawn from beyond its outline (product 19.9). */
    map: readMap(env),
    /** Receives page views (product 21); null when nothing is reported. */
    analyticsUrl: env.ANALYTICS_URL ?? null,
    defaultTimeZone: env.DEFAULT_TIME_ZONE,
    metricsToken: env.METRICS_TOKEN ?? null,
    productName: env.PRODUCT_NAME,
    role: env.ROLE,
    logLevel: env.LOG_LEVEL ?? (production ? 'info' : 'warn'),
  };
}

type Env = z.infer<typeof Environment>;

/** Each of the two settings is useless without the other (product 11.10). Throws StartError. */
function readInbound({ INBOUND_SMTP_PORT: port, INBOUND_DOMAIN: domain }: Env) {
  if (port === undefined && domain === undefined) return null;
  if (port === undefined || domain === undefined)
    throw new StartError('INBOUND_SMTP_PORT and INBOUND_DOMAIN are set together, or neither.');
  return { port, domain: domain.toLowerCase() };
}

/** A style brings streets of its own, so a file given as well would never be drawn. Throws StartError. */
function readMap({
  MAP_STYLE_URL: styleUrl,
  MAP_HOSTS: hosts,
  MAP_FILE: file,
  GEOCODER_URL: geocoderUrl,
}: Env) {
  if (styleUrl !== undefined && file !== undefined)
    throw new StartError('Set MAP_STYLE_URL or MAP_FILE, not both: the map is drawn from one of them.');
  return {
    styleUrl: styleUrl ?? null,
    hosts,
    file: file === undefined ? null : resolve(file),
    geocoderUrl: geocoderUrl ?? null,
  };
}

/** In production, requires the settings whose defaults only suit a local machine (product 15.3). Throws StartError. */
function requireProductionSettings(env: Env, production: boolean): void {
  if (!production) return;
  if (!env.PUBLIC_URL) {
    throw new StartError(
      'PUBLIC_URL is required in production: mails link to it, and calls from another origin are refused.',
    );
  }
  if (!env.SMTP_URL)
    throw new StartError('SMTP_URL is required in production: mails must reach their recipients.');
  if (env.DATABASE_URL && !env.SECRET_KEY) {
    throw new StartError(
      'SECRET_KEY is required with DATABASE_URL in production: all processes must sign with the same key.',
    );
  }
}

function isLoopback(host: string): boolean {
  return ['localhost', '::1', '[::1]'].includes(host) || (isIP(host) === 4 && host.startsWith('127.'));
}

/** Whether the text lists addresses, networks, or names that the proxy library knows, separated by commas. */
function areProxies(text: string): boolean {
  return list(text).every((part) => {
    const [address, bits] = part.split('/');
    if (bits === undefined && ['loopback', 'linklocal', 'uniquelocal'].includes(part)) return true;
    const size = isIP(address ?? '') === 4 ? 32 : 128;
    return (
      isIP(address ?? '') !== 0 && (bits === undefined || (/^[1-9]\d*$/.test(bits) && Number(bits) <= size))
    );
  });
}

function list(text: string | undefined): string[] {
  return (text ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}
