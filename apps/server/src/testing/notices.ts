import { mailChoicesPage } from '#people/server/mail-choices-page.ts';
import type { Settings } from '#platform/settings.ts';

/** Returns the path of the page on which a watcher chooses notices. */
export function noticesPath(
  { secretKeys, url }: Pick<Settings, 'secretKeys'> & { url: string },
  watcher: { id: string; email: string },
): string {
  return new URL(mailChoicesPage({ secretKeys, publicUrl: new URL(url) }, 'notices', watcher)).pathname;
}
