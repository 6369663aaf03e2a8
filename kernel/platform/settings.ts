/** The settings that features need; only `config.ts` reads them from the environment. */
export interface Settings {
  productName: string;
  /** The base of links in mails. Its scheme decides the Secure flag of cookies, its origin the required `Origin`. */
  publicUrl: URL;
  /** The time zone of new organizations and of super administrators. */
  defaultTimeZone: string;
  /** The envelope sender of every mail. */
  mailFrom: string;
  /** The domains that an organization's From may use unchanged; null allows all. */
  mailFromDomains: string[] | null;
  /** Where log-ons are sent and what number patrols dial, for organizations that have none of their own. */
  ecc: { email: string | null; phone: string | null };
  /** The domain of the addresses for replies of the ECC; null without inbound mail. */
  inboundDomain: string | null;
  /** The keys of token signatures: the first signs, all verify. */
  secretKeys: readonly [string, ...string[]];
  /** A PMTiles file of streets (product 19.9); null if there is none. */
  streetsFile: string | null;
  /** Receives page views (product 21); null if they are not reported. */
  analyticsUrl: URL | null;
  /** Whether a worker is to make a backup each day. */
  dailyBackups: boolean;
  production: boolean;
}

/** Returns the default sender and sign-off of organizations (product 3.4). */
export function mailDefaults({ productName, mailFrom }: Pick<Settings, 'productName' | 'mailFrom'>) {
  return { emailFrom: `${productName} <${mailFrom}>`, emailSignOff: `${productName} team` };
}
