import type { GeoJSONSourceSpecification, LayerSpecification } from 'maplibre-gl';
import { maxZoom } from '#places/web/map/bounds.ts';
import { type Palette, textFont } from '#places/web/map/palette.ts';
import type { IncidentPoint } from '#record/contract';

/** The sources and layers of the incidents, over whatever map is below them. */

export const incidentSource = 'incidents';
export const heatLayer = 'incident-heat';
export const clusterLayer = 'incident-clusters';
export const pointLayer = 'incident-points';
export const chosenSource = 'chosen-incident';
/** The name under which the pin's picture is added to the map. */
export const pinImage = 'pin';

/** Clusters come apart before the closest zoom, except those in one place, through which the card leads. */
export const clusteredSource: GeoJSONSourceSpecification = {
  type: 'geojson',
  data: { type: 'FeatureCollection', features: [] },
  cluster: true,
  clusterRadius: 60,
  clusterMaxZoom: maxZoom - 1,
  maxzoom: maxZoom,
};

/** Returns the incidents at these positions as points that know their position. */
export function featuresAt(incidents: readonly IncidentPoint[], positions: readonly number[]) {
  return {
    type: 'FeatureCollection' as const,
    features: positions.flatMap((position) => {
      const incident = incidents[position];
      return incident ? [pointOf(incident, position)] : [];
    }),
  };
}

function pointOf([, longitude, latitude]: IncidentPoint, position: number) {
  return {
    type: 'Feature' as const,
    properties: { position },
    geometry: { type: 'Point' as const, coordinates: [longitude, latitude] },
  };
}

const isCluster = ['has', 'point_count'] as const satisfies unknown[];

/** Returns the layers that lie below the map's own labels, the lowest first: names stay readable. */
export function layersBelowLabels(palette: Palette): LayerSpecification[] {
  return [
    {
      id: heatLayer,
      type: 'heatmap',
      source: incidentSource,
      paint: {
        // A cluster stands for its incidents. Its weight grows by one with each tenfold number, so that no place
        // outshines all others.
        'heatmap-weight': ['+', 1, ['log10', ['coalesce', ['get', 'point_count'], 1]]],
        'heatmap-radius': 100,
        'heatmap-intensity': 1.2,
        'heatmap-color': [
          'interpolate',
          ['linear'],
          ['heatmap-density'],
          0,
          `${palette.heat}00`,
          1,
          palette.heat,
        ],
        'heatmap-opacity': 0.4,
      },
    },
    {
      id: pointLayer,
      type: 'circle',
      source: incidentSource,
      filter: ['!', isCluster],
      paint: {
        'circle-radius': 6,
        'circle-color': palette.point,
        'circle-stroke-color': palette.sea,
        'circle-stroke-width': 2,
      },
    },
    {
      id: clusterLayer,
      type: 'circle',
      source: incidentSource,
      filter: isCluster,
      paint: {
        'circle-radius': ['step', ['get', 'point_count'], 17, 10, 20, 30, 25, 100, 33, 1000, 38],
        'circle-color': palette.disc,
        'circle-stroke-color': palette.ring,
        'circle-stroke-width': 2,
      },
    },
  ];
}

/** Returns the layers that lie above the labels. A label gives way to a cluster's number, which is placed before it. */
export function layersAboveLabels(palette: Palette): LayerSpecification[] {
  return [
    {
      id: 'incident-counts',
      type: 'symbol',
      source: incidentSource,
      filter: isCluster,
      layout: {
        'text-field': ['get', 'point_count_abbreviated'],
        'text-font': textFont,
        'text-size': ['step', ['get', 'point_count'], 15, 100, 17],
        'text-allow-overlap': true,
        'text-padding': 12, // about the disc, of which a label keeps clear
      },
      paint: { 'text-color': palette.count, 'text-halo-color': palette.count, 'text-halo-width': 0.4 },
    },
    {
      id: 'chosen-pin',
      type: 'symbol',
      source: chosenSource,
      layout: {
        'icon-image': pinImage,
        'icon-anchor': 'bottom',
        'icon-allow-overlap': true,
        'icon-ignore-placement': true,
      },
    },
  ];
}
