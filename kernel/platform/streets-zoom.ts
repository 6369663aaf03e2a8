/** The zooms at which Protomaps' schema has every street with its name, and the closest that there is. */
const zooms = { least: 14, closest: 15 };

/**
 * Returns the zoom whose tiles say by which street a place is, of a file that ends at `maxZoom`; null if it ends too early. Below it there
 * are main roads only, so that the nearest one that is named would often be a wrong one (product 18.29).
 */
export function streetsZoom(maxZoom: number): number | null {
  return maxZoom < zooms.least ? null : Math.min(maxZoom, zooms.closest);
}
