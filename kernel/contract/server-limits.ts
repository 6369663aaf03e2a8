/** Limits that the server alone keeps, so that no page carries them (product 9.9, 12.3, 12.4, 16.8 and 17.18). Lengths are in characters. */
export const serverLimits = {
  /** The part of an inbound mail that lists show. */
  shownReply: { from: 320, subject: 500, text: 5000 },
  /** The incidents of one patrol, deleted ones included. */
  incidents: { max: 2000 },
  /** The incidents of one person among them, so that another person always has room (product 17.18). */
  ownIncidents: { max: 1000 },
  bodyBytes: 1024 * 1024,
  /** How often an organization may be told that a value is in use. */
  taken: { max: 20, perSeconds: 3600 },
  /** How many untrusted proxies an installation reports. */
  untrustedProxies: { max: 10 },
  /**
   * How often one mailed link may be used for a call, and how often one network may use such links. A station or
   * a carrier is one network.
   */
  byLink: { max: 300, perSeconds: 60 },
  linksOfNetwork: { max: 1200, perSeconds: 60 },
  /** Crews that are proposed or judged. How many are worked out is limited besides (product 6.28). */
  fillsOfNetwork: { max: 120, perSeconds: 60 },
  /** For routes that anyone may call. */
  strangersBodyBytes: 16 * 1024,
} as const;
