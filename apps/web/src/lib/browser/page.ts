/** What the server writes into index.html. */

function meta(name: string): string {
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
  /** Whether the file names streets, so that the server can say by which one a place is (product 18.26). */
  namesStreets: meta('streets') !== '',
  /** The search of a Nominatim server. */
  geocoderUrl: meta('geocoder'),
};
