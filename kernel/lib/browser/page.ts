/** What the server writes into index.html. */

/** Returns the content of one of the page's `meta` elements; blank without one. */
export function meta(name: string): string {
  return document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? '';
}

/** The product's name, which an installation may change. */
export const productName = meta('product-name');

/** The nonce of the Content-Security-Policy for style elements; empty in development. */
export const styleNonce = meta('csp-nonce');

/** What an installation adds to the map's outline (product 19.9); blank where it adds nothing. */
export const mapSettings = {
  /** A MapLibre style. */
  styleUrl: meta('map-style'),
  /** The path of a PMTiles file of streets. */
  filePath: meta('map-file'),
  /** The search of a Nominatim server. */
  geocoderUrl: meta('geocoder'),
};
