import type { Settings } from '../settings.ts';

/** The settings of an installation for tests. */
export const testSettings: Settings = {
  productName: 'Patrolbook',
  publicUrl: new URL('http://localhost:3000'),
  defaultTimeZone: 'Pacific/Auckland',
  mailFrom: 'noreply@example.nz',
  mailFromDomains: null,
  inboundDomain: null,
  ecc: { email: null, phone: null },
  secretKeys: ['a key for tests that is long enough'],
  streetsFile: null,
  analyticsUrl: null,
  dailyBackups: false,
  production: false,
};
