import type { LayerSpecification } from 'maplibre-gl';
import { expect, it } from 'vitest';
import { addIncidents } from './add-incidents.ts';
import { chosenSource } from './incident-layers.ts';

const ink = '#000000';
const palette = {
  sea: ink,
  land: ink,
  shore: ink,
  built: ink,
  street: ink,
  road: ink,
  name: ink,
  strongName: ink,
  selected: ink,
  point: ink,
  ring: ink,
  heat: ink,
  disc: ink,
  count: ink,
};

/** Adds the incidents to a map with these layers, and returns all of them, the lowest first. */
function layersOn(layers: LayerSpecification[]): LayerSpecification[] {
  addIncidents(
    {
      getStyle: () => ({ layers }),
      addSource: () => undefined,
      addLayer: (layer, before) => {
        const at = layers.findIndex(({ id }) => id === before);
        layers.splice(at < 0 ? layers.length : at, 0, layer);
      },
    },
    palette,
  );
  return layers;
}

const land: LayerSpecification = { id: 'land', type: 'background' };
const names: LayerSpecification = { id: 'names', type: 'symbol', source: 'places' };

it('names lie above the discs and below the numbers, which keep them off, and the pin above all [18.22]', () => {
  const layers = layersOn([land, names]);
  const drawn = ['land', 'incident-heat', 'incident-points', 'incident-clusters', 'names', 'incident-counts'];
  expect(layers.map(({ id }) => id)).toEqual([...drawn, 'chosen-pin']);
  expect(layers.at(-2)).toMatchObject({ layout: { 'text-allow-overlap': true, 'text-padding': 12 } });
});

it('the pin marks the chosen incident also in a cluster: it has a source that is not clustered [18.22]', () => {
  const pin = layersOn([land]).at(-1);
  expect(pin).toMatchObject({ source: chosenSource, layout: { 'icon-allow-overlap': true } });
});
