import { isIP } from 'node:net';
import { z } from 'zod';
import { NewPassword, passwordRules } from '#accounts/contract';
import { addressPattern, isTimeZone, plainAddress, visibleCharacters } from '#contract';
import { StartError } from '#embedded-postgres';
import { serverUrls } from '#platform/database/servers.ts';

/** The environment variables that are settings, what each may be, and the sentence that a wrong one is told with. */

/** A port to listen on. */
const highestPort = 65_535;
const aPort = `it must be a port, a number from 0 to ${highestPort}`;
const Port = z.coerce.number({ error: aPort }).int(aPort).min(0, aPort).max(highestPort, aPort);

const emailAddress = z
  .string()
  .overwrite(plainAddress)
  .pipe(z.email({ pattern: addressPattern, error: 'it must be an email address' }));

function oneOf<const Values extends [string, ...string[]]>(...values: Values) {
  return z.enum(values, { error: `it must be ${values.slice(0, -1).join(', ')} or ${values.at(-1)}` });
}

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

const postgresUrl = z.url({ protocol: /^postgres(ql)?$/ });

/** One URL may name several servers, separated by commas (product 15.15). */
const databaseUrl = z
  .string()
  .refine(
    (text) => serverUrls(text).every((url) => postgresUrl.safeParse(url).success),
    'it must be a postgres:// URL',
  )
  .transform(serverUrls);

const origins = z
  .string()
  .refine(
    (text) => list(text).every((part) => webUrl.safeParse(part).success),
    'it must list http or https URLs',
  )
  .transform((text) => list(text).map((part) => new URL(part).origin));

/** How many backups are kept. */
const aCount = 'it must be a number from 1 to 1000';
const Days = z.coerce.number({ error: aCount }).int(aCount).min(1, aCount).max(1000, aCount);

/** As strong as what it guards: the passwords' hashes and the keys of signatures. */
const minPassphrase = 12;

const superAdminPassword = z
  .string()
  .refine(
    (text) => NewPassword.safeParse(text).success,
    `it needs ${passwordRules.map(({ label }) => label.toLowerCase()).join(', ')}`,
  );

const stopDelay = 'it must be a number of seconds from 0 to 60';

/** The environment variables, explained in docs/operations.md. An empty one counts as unset. */
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
  DATABASE_URL: databaseUrl.optional(),
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
  MAIL_FROM: emailAddress.optional(),
  MAIL_FROM_DOMAINS: z.string().optional(),
  INBOUND_SMTP_PORT: Port.optional(),
  INBOUND_DOMAIN: z.hostname('it must be the name of a domain').optional(),
  ECC_EMAIL: emailAddress.optional(),
  ECC_PHONE: z.string().optional(),
  SUPER_ADMIN_EMAIL: emailAddress.optional(),
  SUPER_ADMIN_PASSWORD: superAdminPassword.optional(),
  DEMO: oneOf('0', '1').optional(),
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
  BACKUP_TO: z.string().optional(),
  BACKUP_DAYS: Days.default(14),
  BACKUP_PASSPHRASE: z
    .string()
    .min(minPassphrase, `it must have ${minPassphrase} characters or more`)
    .optional(),
  BACKUP_S3_KEY_ID: z.string().optional(),
  BACKUP_S3_SECRET: z.string().optional(),
  BACKUP_S3_REGION: z.string().optional(),
  HEALTH_PORT: Port.optional(),
  STOP_DELAY: z.coerce.number(stopDelay).int(stopDelay).min(0, stopDelay).max(60, stopDelay).default(0),
  PRODUCT_NAME: z.string().default('Patrolbook'),
  ROLE: oneOf('all', 'web', 'worker').default('all'),
  LOG_LEVEL: oneOf('fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent').optional(),
});

export type Environment = z.infer<typeof Environment>;

/** Reads the settings from the environment. Throws a StartError that names each wrong one. */
export function readEnvironment(variables: NodeJS.ProcessEnv): Environment {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
  const parsed = Environment.safeParse(given);
  if (parsed.success) return parsed.data;
  const wrong = new Map(parsed.error.issues.map(({ path, message }) => [path.join('.'), message]));
  const sentences = [...wrong].map(([name, why]) => `The setting ${name} is wrong: ${why}.`);
  throw new StartError(sentences.join(' '));
}

/** Returns the variables that are named as settings are, but are none: most likely mistyped. */
export function unknownSettings(variables: NodeJS.ProcessEnv): string[] {
  const known = Object.keys(Environment.shape);
  const beginnings = known.filter((name) => name.includes('_') && name !== 'NODE_ENV').map(firstWord);
  return Object.keys(variables).filter(
    (name) => !known.includes(name) && name.includes('_') && beginnings.includes(firstWord(name)),
  );
}

const firstWord = (name: string) => name.split('_', 1).join();

/** Whether only this machine reaches a host of that name or address. */
export function isLoopback(host: string): boolean {
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

/** Returns the parts of a list that is separated by commas, without empty ones. */
export function list(text: string | undefined): string[] {
  return (text ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}
