/** What the installation is called and how it is reached; read from the environment by `config.ts` alone. */
export interface Settings {
  productName: string;
  /** Base of the links in mails. Its scheme decides the Secure flag of cookies, its origin what `Origin` must be. */
  publicUrl: URL;
  /** Zone of new organizations, and of people without one. */
  defaultTimeZone: string;
  /** Envelope sender of every mail. */
  mailFrom: string;
  /** Domains an organization's From may use as it is; null lets every one through. */
  mailFromDomains: string[] | null;
  /** Sign tokens: the first signs, all verify. */
  secretKeys: readonly [string, ...string[]];
  production: boolean;
}

/** The sender and sign-off of an organization that has set none (specification 3). */
export function mailDefaults({ productName, mailFrom }: Pick<Settings, 'productName' | 'mailFrom'>) {
  return { emailFrom: `${productName} <${mailFrom}>`, emailSignOff: `${productName} team` };
}
