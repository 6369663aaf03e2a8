/** What the server writes into index.html. */

function meta(name: string): string {
  return document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? '';
}

/** The product's name, which an installation may change. */
export const productName = meta('product-name');

/** The nonce of the Content-Security-Policy for style elements; empty in development. */
export const styleNonce = meta('csp-nonce');
