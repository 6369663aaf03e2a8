import type { Settings } from '#platform/settings.ts';
import { linkTokenText } from '#platform/tokens/link-token.ts';

/** Returns the URL of the page where a link's password is set. */
export function passwordPage(
  { publicUrl, secretKeys }: Pick<Settings, 'publicUrl' | 'secretKeys'>,
  tokenId: string,
): string {
  return new URL(`/set-password/${linkTokenText(secretKeys, 'set-password', tokenId)}`, publicUrl).href;
}
