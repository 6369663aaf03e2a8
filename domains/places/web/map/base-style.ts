import type { StyleSpecification } from 'maplibre-gl';
import { mapSettings } from '#lib/browser/page.ts';
import { outlineStyle } from './outline/outline-style.ts';
import type { Palette } from './palette.ts';

/** Returns what a map draws on: the installation's own style, its file of streets, or the bundled outline (product 19.9). */
export async function baseStyle(palette: Palette): Promise<StyleSpecification | string> {
  if (mapSettings.styleUrl) return mapSettings.styleUrl;
  if (!mapSettings.filePath) return outlineStyle(palette);
  const { streetStyle } = await import('./street-style.ts');
  return streetStyle(new URL(mapSettings.filePath, location.origin), palette);
}
