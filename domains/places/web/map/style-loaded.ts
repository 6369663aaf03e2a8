import type { StyleSpecification } from 'maplibre-gl';

/** Milliseconds that a configured style may take. */
const patience = 10_000;

/** What loads a style: a map of MapLibre. */
interface StyledMap {
  once(event: 'error' | 'style.load', listener: () => void): unknown;
  off(event: 'error', listener: () => void): unknown;
  setStyle(style: StyleSpecification, options: { diff: false }): unknown;
}

/**
 * Resolves once the map has a style. If the configured one cannot be loaded, or takes too long, the outline
 * takes its place (product 19.9). The map itself reports a failure, `onSlow` the delay. Throws if the outline
 * cannot be loaded either.
 */
export function styleLoaded(
  map: StyledMap,
  outline: () => Promise<StyleSpecification>,
  onSlow: () => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const replace = () => {
      stopWaiting();
      outline().then((style) => map.setStyle(style, { diff: false }), reject);
    };
    const timer = setTimeout(() => {
      onSlow();
      replace();
    }, patience);
    const stopWaiting = () => {
      clearTimeout(timer);
      map.off('error', replace);
    };
    map.once('error', replace);
    map.once('style.load', () => {
      stopWaiting();
      resolve();
    });
  });
}
