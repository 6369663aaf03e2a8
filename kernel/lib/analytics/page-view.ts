import type { Analytics } from '#contract';

declare global {
  interface Navigator {
    /** Global Privacy Control: whether the user objects to being followed. Not every browser has it. */
    readonly globalPrivacyControl?: boolean;
  }
}

/**
 * Reports that somebody opened a page, by its route's pattern such as `/patrol/$id` (product 21.3). A beacon would carry the
 * host's cookies, so a request without any does it, of the kind that is sent without asking the host first.
 */
export async function sendPageView({ url, identity }: Analytics, pattern: string): Promise<void> {
  if (navigator.globalPrivacyControl) return;
  await fetch(url, {
    method: 'POST',
    body: JSON.stringify({ identity, page: pattern.replaceAll(/\$(\w+)/g, '{$1}').replace('$', '*') }),
    mode: 'no-cors',
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    keepalive: true,
  }).catch(withoutIt);
}

/** A host that cannot be reached does not concern the person at the screen: only a page view is lost. */
function withoutIt(): undefined {}
