import type { Page } from '@playwright/test';

/** Returns the ids of the writes that the device still holds; none while the browser has no database, or is clearing it. */
export function held(page: Page): Promise<string[]> {
  return page.evaluate(
    () =>
      new Promise<string[]>((resolve, reject) => {
        const opening = indexedDB.open('patrolbook');
        let isMissing = false;
        opening.onupgradeneeded = () => {
          isMissing = true;
          opening.transaction?.abort(); // the application makes it
        };
        const fail = ({ error }: IDBRequest) =>
          isMissing || error?.name === 'AbortError' ? resolve([]) : reject(error);
        opening.onerror = () => fail(opening);
        opening.onsuccess = () => {
          const reading = opening.result.transaction('writes').objectStore('writes').getAll();
          reading.onerror = () => fail(reading);
          reading.onsuccess = () => {
            opening.result.close();
            resolve(reading.result.map(({ id }: { id: string }) => id));
          };
        };
      }),
  );
}
