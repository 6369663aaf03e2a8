import type { Analytics } from '#contract';
import type { Settings } from '#platform/settings.ts';
import { sign } from '#platform/tokens/signature.ts';

/**
 * Returns where a person's page views are reported, and under which pseudonym; null if they are not reported
 * (product 21.2). The pseudonym is an HMAC under the first secret key, so only a holder of that key can tell
 * whose it is.
 */
export function analyticsOf(
  { analyticsUrl, secretKeys }: Pick<Settings, 'analyticsUrl' | 'secretKeys'>,
  personId: string,
): Analytics | null {
  if (!analyticsUrl) return null;
  return { url: analyticsUrl.href, identity: sign(secretKeys, `analytics:${personId}`) };
}
