import type { Page } from '@playwright/test';
import { v7 as newId } from 'uuid';

interface Waiting {
  userId: string;
  patrolId: string;
  count: number;
}

/**
 * Puts entries of the last hour into a device's queue, as if it had lost its connection then, and lets none of
 * them be sent.
 */
export async function keepWaiting(page: Page, { userId, patrolId, count }: Waiting): Promise<void> {
  await page.route('**/api/v1/patrol/*/incident', (route) => route.abort());
  const recorded = (index: number) => new Date(Date.now() - (count - index) * 6000).toISOString();
  const writes = Array.from({ length: count }, (_, index) => ({
    userId,
    id: newId(),
    group: patrolId,
    kind: 'incident',
    refusal: null,
    payload: { what: 'Site check', when: recorded(index), whatDetails: `Gate ${index} was locked.` },
    recorded: recorded(index),
  }));
  await page.evaluate(
    (writes) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('patrolbook');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const transaction = opening.result.transaction('writes', 'readwrite');
          for (const write of writes) transaction.objectStore('writes').add(write);
          transaction.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      }),
    writes,
  );
  await page.reload();
}
