import type { Palette } from '#places/web/map/palette.ts';

/** The size of the pin in CSS pixels. Its tip is at the middle of its lower edge. */
const width = 28;
const height = 38;

/** Outlines a drop that points down, in CSS pixels. */
const drop = 'M14 37 C14 37 2 22 2 14 A12 12 0 0 1 26 14 C26 22 14 37 14 37 Z';

/**
 * Draws the pin of the chosen incident. It stands above its place, so that it hides neither a point nor a cluster's number.
 * Throws if the browser has no canvas.
 */
export function drawPin(palette: Palette, scale: number): ImageData {
  const canvas = document.createElement('canvas');
  canvas.width = width * scale;
  canvas.height = height * scale;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('the browser has no canvas');
  context.scale(scale, scale);
  const outline = new Path2D(drop);
  context.fillStyle = palette.selected;
  context.fill(outline);
  context.strokeStyle = palette.sea;
  context.lineWidth = 2;
  context.stroke(outline);
  context.fillStyle = palette.sea;
  context.beginPath();
  context.arc(14, 14, 5, 0, 2 * Math.PI);
  context.fill();
  return context.getImageData(0, 0, canvas.width, canvas.height);
}
