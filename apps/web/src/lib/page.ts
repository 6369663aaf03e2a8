/** What the server wrote into the page when it was asked for. */

function meta(name: string): string {
  return document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? '';
}

/** The product's name, which an installation may change. */
export const productName = meta('product-name');

/** The nonce that the page's policy wants on style elements; empty while developing. */
export const styleNonce = meta('csp-nonce');
