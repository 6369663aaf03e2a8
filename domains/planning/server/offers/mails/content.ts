import type { Context } from '#platform/context.ts';
import { contentWriter } from '#platform/mail/content.ts';
import { linkTokenText } from '#platform/tokens/link-token.ts';
import type { templates } from '../templates/templates.ts';

export const contentOf = contentWriter<typeof templates>();

/** Returns the URL of the page where the holder of a link takes an offered place. */
export function offeredPlacePage(
  { publicUrl, secretKeys }: Context['settings'],
  { linkId, offerId }: { linkId: string; offerId: string },
): string {
  const page = new URL(`/assignment/offers/${linkTokenText(secretKeys, 'offers', linkId)}`, publicUrl);
  page.searchParams.set('place', offerId);
  return page.href;
}
