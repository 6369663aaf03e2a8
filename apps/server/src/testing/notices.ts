import { noticesPage } from '../domain/people/notices-page.ts';
import type { Settings } from '../platform/settings.ts';

/** Returns the path of the page on which a watcher chooses notices. */
export function noticesPath(
  { secretKeys, url }: Pick<Settings, 'secretKeys'> & { url: string },
  watcher: { id: string; email: string },
): string {
  return new URL(noticesPage({ secretKeys, publicUrl: new URL(url) }, watcher)).pathname;
}
