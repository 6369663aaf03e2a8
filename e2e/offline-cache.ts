/** Runs in the page, so it uses nothing outside itself: returns the keys of the reads in the offline cache. */
export function cachedReads(): Promise<string[]> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('patrolbook');
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const reading = opening.result.transaction('reads').objectStore('reads').getAll();
      reading.onsuccess = () => {
        opening.result.close();
        resolve(reading.result.map(({ queryKey }: { queryKey: string[] }) => queryKey.join(' ')));
      };
    };
  });
}
