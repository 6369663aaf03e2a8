import { type Page, test } from '@playwright/test';

/** What a hand has done on a page. */
interface Presses {
  taps: number;
  keys: number;
}

/** Counts what a hand does on a page until it is reloaded, as each tap in a car and each key at a desk costs attention. */
export async function countTaps(page: Page): Promise<void> {
  await page.evaluate(() => {
    const counted = document.documentElement.dataset;
    const count = (what: 'taps' | 'keys') => {
      counted[what] = String(Number(counted[what]) + 1);
    };
    Object.assign(counted, { taps: '0', keys: '0' });
    addEventListener(
      'click',
      ({ isTrusted, detail }) => {
        // The click that a tapped label passes on to its field, and that of a key, have no detail of their own.
        if (isTrusted && detail > 0) count('taps');
      },
      { capture: true },
    );
    addEventListener('keydown', ({ isTrusted }) => isTrusted && count('keys'), { capture: true });
  });
}

/** Returns the taps since the last call. */
export async function tapsOf(page: Page): Promise<number> {
  return (await pressesOf(page)).taps;
}

/** Returns the taps and keys since the last call. */
function pressesOf(page: Page): Promise<Presses> {
  return page.evaluate(() => {
    const counted = document.documentElement.dataset;
    const presses = { taps: Number(counted.taps), keys: Number(counted.keys) };
    Object.assign(counted, { taps: '0', keys: '0' });
    return presses;
  });
}

/** Seconds that somebody who knows the product takes for each. */
const pace = { tap: 1.1, key: 0.28 };

/**
 * Adds up what somebody does on a page in several steps: taps, keys, and the seconds that this takes at human pace. For how long the
 * product keeps them waiting is noted only, since it depends on the machine.
 */
export async function timeByHand(page: Page) {
  await countTaps(page);
  const spent = { taps: 0, keys: 0, waited: 0 };
  const byHand = ({ taps, keys }: Presses) => taps * pace.tap + keys * pace.key;
  const note = (title: string, of: typeof spent) => {
    const seconds = `${Math.round(byHand(of))} s and ${Math.round(of.waited)} s of waiting`;
    const description = `${title}: ${of.taps} taps, ${of.keys} keys, ${seconds}`;
    test.info().annotations.push({ type: 'by hand', description });
  };
  return {
    async step(title: string, act: () => Promise<void>): Promise<void> {
      const began = performance.now();
      await test.step(title, act);
      const waited = (performance.now() - began) / 1000;
      const { taps, keys } = await pressesOf(page);
      note(title, { taps, keys, waited });
      spent.taps += taps;
      spent.keys += keys;
      spent.waited += waited;
    },
    /** Returns the taps of all steps, and the seconds that the hand needs for all. */
    all() {
      note('all', spent);
      return { taps: spent.taps, byHand: byHand(spent) };
    },
  };
}
