import type { MapSources } from './map-sources.ts';

/** An installation whose map shows only its outline. */
export const outlineOnly: MapSources = { styleUrl: null, hosts: [], file: null, geocoderUrl: null };
