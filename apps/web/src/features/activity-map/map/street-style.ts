import { layers, namedFlavor } from '@protomaps/basemaps';
import { addProtocol, type LayerSpecification, type StyleSpecification } from 'maplibre-gl';
import { Protocol } from 'pmtiles';
import { type Inks, textFont } from './inks.ts';

const source = 'streets';
const attribution =
  '<a href="https://protomaps.com">Protomaps</a> © <a href="https://openstreetmap.org/copyright">OpenStreetMap</a>';

/** Returns a style that draws a PMTiles file of streets in the page's inks (product 19.9). */
export function streetStyle(file: URL, inks: Inks): StyleSpecification {
  addProtocol('pmtiles', new Protocol().tile);
  return {
    version: 8,
    sources: { [source]: { type: 'vector', url: `pmtiles://${file}`, attribution } },
    layers: layers(source, flavorOf(inks), { lang: 'en' }).flatMap(drawnByThePage),
  };
}

/** Labels get the page's font. Icons are left out, since they would need a sprite. */
function drawnByThePage(layer: LayerSpecification): LayerSpecification[] {
  if (layer.type !== 'symbol') return [layer];
  const { 'icon-image': icon, ...layout } = layer.layout ?? {};
  if (icon !== undefined && layout['text-field'] === undefined) return [];
  return [{ ...layer, layout: { ...layout, 'text-font': textFont } }];
}

function flavorOf(inks: Inks) {
  return {
    ...namedFlavor('black'),
    background: inks.sea,
    earth: inks.land,
    water: inks.sea,
    buildings: inks.built,
    minor_service: inks.street,
    minor_a: inks.street,
    minor_b: inks.street,
    other: inks.street,
    link: inks.road,
    major: inks.road,
    highway: inks.shore,
    railway: inks.street,
    boundaries: inks.shore,
    city_label: inks.name,
    subplace_label: inks.name,
    roads_label_minor: inks.quietName,
    roads_label_major: inks.name,
    ocean_label: inks.quietName,
  };
}
