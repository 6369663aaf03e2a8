import { saveFile } from '#lib/browser/save-file.ts';
import { serverMoment } from '#lib/time/clock.ts';
import type { IncidentMap } from './map/incident-map.ts';

/** Sizes in CSS pixels. */
const text = 14;
const line = 22;
const margin = 16;

/** Saves what the map shows as a PNG, with the caption's lines below it (product 19.7). Throws if the browser cannot. */
export async function savePicture(map: IncidentMap, caption: readonly string[]): Promise<void> {
  const picture = withCaption(map.picture(), caption);
  const blob = await new Promise<Blob | null>((resolve) => picture.toBlob(resolve, 'image/png'));
  if (!blob) throw new Error('the browser returned no picture');
  saveFile(blob, `activity-map-${serverMoment().slice(0, 10)}.png`);
}

/** Returns the picture with the caption's lines on the page's ink below it. */
function withCaption(map: HTMLCanvasElement, caption: readonly string[]): HTMLCanvasElement {
  const scale = devicePixelRatio;
  const canvas = document.createElement('canvas');
  canvas.width = map.width;
  canvas.height = map.height + (2 * margin + caption.length * line) * scale;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('the browser has no canvas');
  const { backgroundColor, color, fontFamily } = getComputedStyle(document.body);
  context.fillStyle = backgroundColor;
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(map, 0, 0);
  context.fillStyle = color;
  context.font = `${text * scale}px ${fontFamily}`;
  context.textBaseline = 'middle';
  caption.forEach((words, index) => {
    const y = map.height + (margin + (index + 0.5) * line) * scale;
    context.fillText(words, margin * scale, y, canvas.width - 2 * margin * scale);
  });
  return canvas;
}
