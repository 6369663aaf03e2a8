import type { Settings } from '#platform/settings.ts';
import { linkTokenText } from '#platform/tokens/link-token.ts';

/** Returns the URL of the page where the holder of a link takes an offered place. */
export function offeredPlacePage(
  { publicUrl, secretKeys }: Pick<Settings, 'publicUrl' | 'secretKeys'>,
  { linkId, offerId }: { linkId: string; offerId: string },
): string {
  const page = new URL(`/assignment/offers/${linkTokenText(secretKeys, 'offers', linkId)}`, publicUrl);
  page.searchParams.set('place', offerId);
  return page.href;
}
