import { expect, it } from 'vitest';
import { incidentLayers, incidentSource, selectedLayer, standsAlone } from './incident-layers.ts';

const ink = '#000000';
const palette = {
  ...{ sea: ink, land: ink, shore: ink, built: ink, street: ink, road: ink, name: ink, strongName: ink },
  ...{ selected: ink, point: ink, ring: ink, disc: ink, count: ink },
};

it('rings the chosen incident only where it stands alone, not over the number of its cluster', () => {
  const ring = incidentLayers(palette).find(({ id }) => id === selectedLayer);
  // Of the incidents' source, whose clusters have no position: only those in no cluster have one.
  expect(ring).toMatchObject({ source: incidentSource, filter: standsAlone(-1) });
  expect(standsAlone(3)).toEqual(['==', ['get', 'position'], 3]);
});
