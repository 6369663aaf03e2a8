import { resolve } from 'node:path';
import { StartError } from '#embedded-postgres';
import type { S3Options } from '#operations/server/backup/service.ts';
import { second } from '#platform/clock.ts';
import { type Environment, isLoopback, list, readEnvironment } from './environment.ts';

export type Config = ReturnType<typeof readConfig>;

/** Reads all settings from the environment; nothing else reads it. Throws a StartError that names a wrong or missing one. */
export function readConfig(environment: NodeJS.ProcessEnv) {
  const env = readEnvironment(environment);
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
    databaseUrls: env.DATABASE_URL ?? null,
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
    /** Where the daily backups are kept, and how many; null if none are made. */
    backup: readBackup(env),
    /** What backups are encrypted by; null leaves them readable. */
    backupPassphrase: env.BACKUP_PASSPHRASE ?? null,
    metricsToken: env.METRICS_TOKEN ?? null,
    /** Where a worker serves its health and its metrics; null if it does not. */
    healthPort: env.HEALTH_PORT ?? null,
    /** Milliseconds for which a process that is asked to stop goes on answering. */
    stopDelay: env.STOP_DELAY * second,
    productName: env.PRODUCT_NAME,
    role: env.ROLE,
    logLevel: env.LOG_LEVEL ?? (production ? 'info' : 'warn'),
  };
}

/** Each of the two settings is useless without the other (product 11.10). Throws StartError. */
function readInbound({ INBOUND_SMTP_PORT: port, INBOUND_DOMAIN: domain }: Environment) {
  if (port === undefined && domain === undefined) return null;
  if (port === undefined || domain === undefined)
    throw new StartError('INBOUND_SMTP_PORT and INBOUND_DOMAIN are set together, or neither.');
  return { port, domain: domain.toLowerCase() };
}

/** Whatever leaves the machine is encrypted (product 15.26). Throws StartError. */
function readBackup(env: Environment): { to: { folder: string } | { s3: S3Options }; days: number } | null {
  const { BACKUP_TO: to, BACKUP_DAYS: days, BACKUP_S3_KEY_ID: keyId, BACKUP_S3_SECRET: secret } = env;
  const elsewhere = to !== undefined && /^https?:/.test(to);
  if (!elsewhere && (keyId !== undefined || secret !== undefined))
    throw new StartError('BACKUP_S3_KEY_ID and BACKUP_S3_SECRET need the URL of a bucket in BACKUP_TO.');
  if (to === undefined) return null;
  if (!elsewhere) return { to: { folder: resolve(to) }, days };
  if (!isBucket(to))
    throw new StartError(
      'The setting BACKUP_TO is wrong: it must be a folder, or a URL such as https://s3.example.nz/bucket.',
    );
  if (keyId === undefined || secret === undefined || env.BACKUP_PASSPHRASE === undefined)
    throw new StartError(
      'BACKUP_S3_KEY_ID, BACKUP_S3_SECRET and BACKUP_PASSPHRASE are required with the URL of a bucket in BACKUP_TO.',
    );
  return { to: { s3: { url: new URL(to), region: env.BACKUP_S3_REGION ?? null, keyId, secret } }, days };
}

/** Whether the URL names a bucket, and nothing that is sent to nobody or should not be in a log. */
function isBucket(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { pathname, username, password, search, hash } = new URL(text);
  return /^\/+[^/]/.test(pathname) && `${username}${password}${search}${hash}` === '';
}

/** A style brings streets of its own, so a file given as well would never be drawn. Throws StartError. */
function readMap({
  MAP_STYLE_URL: styleUrl,
  MAP_HOSTS: hosts,
  MAP_FILE: file,
  GEOCODER_URL: geocoderUrl,
}: Environment) {
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
function requireProductionSettings(env: Environment, production: boolean): void {
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
