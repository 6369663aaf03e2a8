import { useEffect, useSyncExternalStore } from 'react';

/** The device's last known position. */
export interface Fix {
  latitude: number;
  longitude: number;
  /** In metres. */
  accuracy: number;
  /** When, in milliseconds since 1970 by the device's clock. */
  when: number;
}

export interface Position {
  /** Null until the device has said where it is. */
  fix: Fix | null;
  /** Whether the device has not answered yet, answers, or refuses to: it lacks the permission or the means. */
  state: 'searching' | 'found' | 'refused';
}

/** Milliseconds after which a device that stands still, and so reports nothing, is asked again. */
const askEvery = 60_000;

/** Milliseconds for which a fix counts as here. */
const recentFor = 2 * 60_000;

/** About a decimetre; a device's further digits are noise. */
const decimals = 6;

let position: Position = { fix: null, state: 'searching' };
const listeners = new Set<() => void>();
let stop: (() => void) | undefined;

function set(next: Position): void {
  position = next;
  for (const listener of listeners) listener();
}

function onFound({ coords, timestamp }: GeolocationPosition): void {
  const { latitude, longitude, accuracy } = coords;
  const fix = {
    latitude: roundDegrees(latitude),
    longitude: roundDegrees(longitude),
    accuracy,
    when: timestamp,
  };
  set({ fix, state: 'found' });
}

/** Out of sight of the satellites the last fix stays. Its age says whether it still counts. */
function onFailed({ code, PERMISSION_DENIED }: GeolocationPositionError): void {
  if (code === PERMISSION_DENIED || !position.fix) set({ ...position, state: 'refused' });
}

function roundDegrees(degrees: number): number {
  return Number(degrees.toFixed(decimals));
}

function start(): () => void {
  const { geolocation } = navigator;
  if (!geolocation) {
    set({ fix: null, state: 'refused' });
    return () => undefined;
  }
  const options = { enableHighAccuracy: true, maximumAge: 10_000 };
  const watch = geolocation.watchPosition(onFound, onFailed, options);
  const timer = setInterval(() => geolocation.getCurrentPosition(onFound, onFailed, options), askEvery);
  return () => {
    geolocation.clearWatch(watch);
    clearInterval(timer);
    position = { fix: null, state: 'searching' };
  };
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  stop ??= start();
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    stop?.();
    stop = undefined;
  };
}

/** Returns where the device is, and follows it while the caller is shown. */
export function usePosition(): Position {
  return useSyncExternalStore(subscribe, () => position);
}

/** Follows the device while the caller is shown, without drawing the caller again. `recentFix` then answers at once. */
export function useKeepPosition(): void {
  useEffect(() => subscribe(() => undefined), []);
}

/** Returns the last fix if it is recent enough to count as here; otherwise null. */
export function recentFix(): Fix | null {
  const { fix } = position;
  return fix && Date.now() - fix.when <= recentFor ? fix : null;
}
