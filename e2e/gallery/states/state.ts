import type { Page } from '@playwright/test';

/** A particular state of a screen, besides what `screens.ts` shows of each. */
export interface State {
  /** Of its pictures. */
  name: string;
  /** Who sees it, by their email; null for somebody who is not signed in. */
  as: string | null;
  path: string;
  /** What is seen once it is there. */
  shows: string | RegExp;
  /** A call whose answer does not come: the page loads. */
  held?: string;
  /** A call that ends in a fault of the server's. */
  failing?: string;
  /** What somebody does on the page to bring the state about. */
  act?(page: Page): Promise<void>;
}
