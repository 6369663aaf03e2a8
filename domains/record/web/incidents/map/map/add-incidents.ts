import type { LayerSpecification, SourceSpecification, StyleSpecification } from 'maplibre-gl';
import type { Palette } from '#places/web/map/palette.ts';
import {
  chosenSource,
  clusteredSource,
  featuresAt,
  incidentSource,
  layersAboveLabels,
  layersBelowLabels,
} from './incident-layers.ts';

/** A map of MapLibre that has its style. */
interface StyledMap {
  getStyle(): Pick<StyleSpecification, 'layers'>;
  addSource(id: string, source: SourceSpecification): unknown;
  addLayer(layer: LayerSpecification, before?: string): unknown;
}

/** Adds the incidents and the pin of the chosen one, with the map's own labels between discs and numbers (product 18.22). */
export function addIncidents(map: StyledMap, palette: Palette): void {
  map.addSource(incidentSource, clusteredSource);
  map.addSource(chosenSource, { type: 'geojson', data: featuresAt([], []) });
  const firstLabels = map.getStyle().layers.find(({ type }) => type === 'symbol');
  for (const layer of layersBelowLabels(palette)) map.addLayer(layer, firstLabels?.id);
  for (const layer of layersAboveLabels(palette)) map.addLayer(layer);
}
