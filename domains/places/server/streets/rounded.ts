import type { Degrees } from './search/grid.ts';

/**
 * Whether a position was rounded to thousandths of a degree because of its age (product 22.2). Its nearest street may be another one, so it
 * has none.
 */
export function isRounded({ latitude, longitude }: Degrees): boolean {
  return [latitude, longitude].every((degrees) => degrees === Math.round(degrees * 1000) / 1000);
}
