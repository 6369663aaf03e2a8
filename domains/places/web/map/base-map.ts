import type { StyleSpecification } from 'maplibre-gl';
import { mapSettings } from '#lib/browser/page.ts';
import { mapTexts } from '../texts.ts';
import type { Palette } from './palette.ts';
import 'maplibre-gl/dist/maplibre-gl.css';
import { AttributionControl, MapLibreMap, setWorkerUrl } from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url';
import { hasTouch } from '#lib/browser/screen.ts';
import { type Bounds, maxZoom } from './bounds.ts';
import { outlineStyle } from './outline/outline-style.ts';
import { loadTextFont, readPalette } from './palette.ts';
import { styleLoaded } from './style-loaded.ts';

/** From this zoom on a name is too far away to say where something is. */
const closeZoom = 13.5;

const fitOptions = { padding: 56, maxZoom: 15 };

/** The elements that hold the map, and the names of its sources. */
export interface MapElements {
  container: HTMLElement;
  credits: HTMLElement;
}

export interface MapEvents {
  /** The first picture is complete. */
  onDrawn(): void;
  /** A part of the map could not be loaded. */
  onTrouble(): void;
  /** The map was zoomed so close that only streets would say where things are, or out again. */
  onClose(close: boolean): void;
}

/** What every map does. */
export interface DrawnMap {
  zoomIn(): void;
  zoomOut(): void;
  fit(to: Bounds): void;
  destroy(): void;
}

/** Draws a map in MapLibre, at first in these bounds, on which a page puts what it shows. Throws if its style cannot be loaded. */
export async function createBaseMap({ container, credits }: MapElements, bounds: Bounds, events: MapEvents) {
  setWorkerUrl(workerUrl);
  const palette = readPalette();
  const [style] = await Promise.all([baseStyle(palette), loadTextFont()]);
  const map = new MapLibreMap({
    container,
    style,
    bounds: [...bounds],
    fitBoundsOptions: fitOptions,
    maxZoom,
    attributionControl: false,
    dragRotate: false,
    pitchWithRotate: false,
    // The page's own buttons and the list do the rest.
    touchPitch: false,
    // One finger scrolls the page, which the map would otherwise hold fast (product 18.23).
    cooperativeGestures: hasTouch(),
    locale: { 'CooperativeGesturesHandler.MobileHelpText': mapTexts.twoFingers },
  });
  map.touchZoomRotate.disableRotation();
  map.keyboard.disableRotation();
  const attribution = new AttributionControl({ compact: false });
  credits.replaceChildren(attribution.onAdd(map));
  map.on('error', () => events.onTrouble());
  const destroy = () => {
    attribution.onRemove();
    map.remove();
  };
  await styleLoaded(map, () => outlineStyle(palette), events.onTrouble).catch((error: unknown) => {
    destroy();
    throw error;
  });
  map.once('idle', () => events.onDrawn());
  const tellClose = () => events.onClose(map.getZoom() >= closeZoom);
  map.on('zoomend', tellClose);
  tellClose();
  const controls: DrawnMap = {
    zoomIn: () => map.zoomIn(),
    zoomOut: () => map.zoomOut(),
    fit: (to) => map.fitBounds([...to], fitOptions),
    destroy,
  };
  return { map, palette, controls };
}

/** Returns what a map draws on: the installation's own style, its file of streets, or the bundled outline (product 19.9). */
async function baseStyle(palette: Palette): Promise<StyleSpecification | string> {
  if (mapSettings.styleUrl) return mapSettings.styleUrl;
  if (!mapSettings.filePath) return outlineStyle(palette);
  const { streetStyle } = await import('./street-style.ts');
  return streetStyle(new URL(mapSettings.filePath, location.origin), palette);
}
