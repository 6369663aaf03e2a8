import type { Page } from '@playwright/test';

/** A particular state of a screen, in addition to the states of every screen in `screens.ts`. */
export interface State {
  /** The name of its pictures. */
  name: string;
  /** The email of the user who sees it; null without a session. */
  as: string | null;
  path: string;
  /** A text that is visible in this state. */
  shows: string | RegExp;
  /** A call whose response is held back, so that the page keeps loading. */
  held?: string;
  /** A call that fails with a server error. */
  failing?: string;
  /** Whether a change of the width ends the state, so that it is brought about at each size. */
  fleeting?: true;
  /** Brings the state about on the page. */
  act?(page: Page): Promise<void>;
}
