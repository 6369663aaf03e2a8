import { layers } from '@protomaps/basemaps';
import { addProtocol, type LayerSpecification, type StyleSpecification } from 'maplibre-gl';
import { Protocol } from 'pmtiles';
import { mapTexts } from '../texts.ts';
import { type Palette, textFont } from './palette.ts';
import { streetFlavor } from './street-flavor.ts';

const source = 'streets';

/** Returns a style that draws a PMTiles file of streets in the page's palette (product 19.9). */
export function streetStyle(file: URL, palette: Palette): StyleSpecification {
  addProtocol('pmtiles', new Protocol().tile);
  return {
    version: 8,
    sources: { [source]: { type: 'vector', url: `pmtiles://${file}`, attribution: mapTexts.streetSources } },
    layers: layers(source, streetFlavor(palette), { lang: 'en' }).flatMap(drawnByThePage),
  };
}

/** The least size of a street's name, in pixels. */
const leastTextSize = 14;

/** Labels get the page's font, in a size to be read at night. Icons are left out, since they would need a sprite. */
function drawnByThePage(layer: LayerSpecification): LayerSpecification[] {
  if (layer.type !== 'symbol') return [layer];
  const { 'icon-image': icon, ...layout } = layer.layout ?? {};
  if (icon !== undefined && layout['text-field'] === undefined) return [];
  const size = layout['text-size'];
  const larger = typeof size === 'number' && { 'text-size': Math.max(size, leastTextSize) };
  return [{ ...layer, layout: { ...layout, ...larger, 'text-font': textFont } }];
}
