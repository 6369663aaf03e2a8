import type { ExpressionSpecification, StyleSpecification } from 'maplibre-gl';
import { namedPlaces } from '#places/contract/places.ts';
import { mapTexts } from '#places/web/texts.ts';
import { type Palette, textFont } from '../palette.ts';
import { type OutlineFile, shoresOf } from './decode-outline.ts';
import outlineUrl from './outline.json?url';

const isLand: ExpressionSpecification = ['==', ['%', ['get', 'level'], 2], 1];

/** Below this zoom a place is named if it is among the largest: the number of places for each zoom. */
const placesByZoom = [
  [4, 6],
  [6, 20],
  [8, 60],
  [9, 150],
  [10, 1000],
] as const;

/** The places as points with their name and rank, of which 0 is the largest. */
const places = {
  type: 'FeatureCollection' as const,
  features: namedPlaces.map(({ name, longitude, latitude, population }, rank) => ({
    type: 'Feature' as const,
    properties: { name, rank, population },
    geometry: { type: 'Point' as const, coordinates: [longitude, latitude] },
  })),
};

/** Loads the bundled map and returns it as a style (product 19.2): land, sea, lakes and names, without any tile server. */
export async function outlineStyle(palette: Palette): Promise<StyleSpecification> {
  const response = await fetch(outlineUrl);
  if (!response.ok) throw new Error(`The map could not be loaded (${response.status}).`);
  const file: OutlineFile = await response.json();
  return {
    version: 8,
    sources: {
      shores: { type: 'geojson', data: shoresOf(file), attribution: mapTexts.outlineSources, tolerance: 0.2 },
      places: { type: 'geojson', data: places },
    },
    layers: [
      { id: 'sea', type: 'background', paint: { 'background-color': palette.sea } },
      {
        id: 'land',
        type: 'fill',
        source: 'shores',
        layout: { 'fill-sort-key': ['get', 'level'] },
        paint: { 'fill-color': ['case', isLand, palette.land, palette.sea], 'fill-antialias': false },
      },
      {
        id: 'shore',
        type: 'line',
        source: 'shores',
        paint: {
          'line-color': palette.shore,
          'line-width': ['interpolate', ['linear'], ['zoom'], 4, 0.5, 12, 1.4],
        },
      },
      {
        id: 'places',
        type: 'symbol',
        source: 'places',
        filter: ['<', ['get', 'rank'], ['step', ['zoom'], 4, ...placesByZoom.flat()]],
        layout: {
          'text-field': ['get', 'name'],
          'text-font': textFont,
          'text-size': ['interpolate', ['linear'], ['get', 'population'], 500, 13, 20_000, 15, 300_000, 17],
          'text-padding': 6,
          // A name that would lie on a cluster moves beside it.
          'text-variable-anchor': ['center', 'top', 'bottom', 'left', 'right'],
          'text-radial-offset': 2,
          'symbol-sort-key': ['get', 'rank'],
        },
        paint: { 'text-color': palette.name, 'text-halo-color': palette.land, 'text-halo-width': 1.2 },
      },
    ],
  };
}
