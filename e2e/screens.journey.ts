import { type Role, roles } from '@patrolbook/contract';
import type { Page } from '@playwright/test';
import { demonstration, password } from './gallery/cast.ts';
import { inspect } from './gallery/inspect.ts';
import type { Screen } from './gallery/screen.ts';
import { screens } from './gallery/screens.ts';
import { house } from './gallery/states/house.ts';
import { patrol } from './gallery/states/patrol.ts';
import { signedOut } from './gallery/states/signed-out.ts';
import type { State } from './gallery/states/state.ts';
import {
  visitByLink,
  visitContent,
  visitError,
  visitLoading,
  visitRefused,
  visitState,
} from './gallery/visit.ts';
import type { World } from './gallery/world.ts';
import { desktop, phone, type Size, signIn, test } from './journey.ts';

/**
 * Every route as everybody: what it shows to those who may open it, without anything to show, while it loads, when it cannot
 * be read, and that it is not there for the others. Axe, sideways scrolling and layout shift are looked at on each.
 */

// A trace of hundreds of visits would cost more than the visits.
test.use({ withDemo: true, trace: 'off' });
test.setTimeout(300_000);
test.describe.configure({ mode: 'parallel' });

const states: Record<string, (world: World) => State[] | Promise<State[]>> = {
  'signed out': signedOut,
  'a patrol': patrol,
  'the layout, lists and forms': house,
};

/** Who goes through the states that look the same for everybody: the first who may open the screen. */
const first = ({ roles: [role] }: Screen) => role;

for (const [width, size] of Object.entries({ 1280: desktop, 390: phone })) {
  for (const role of roles) {
    test(`every route as ${role} at ${width} [routes] [screen-states] [not-found] [invalid-url] [activity]`, async ({
      browserOf,
      world,
    }) => {
      const page = await browserOf(size);
      await signIn(page, { email: demonstration[role], password });
      const all = screens(world);
      for (const screen of all.filter((one) => one.roles.includes(role))) await visit(page, screen, role);
      for (const path of refusedTo(role, all)) await visitRefused(page, path);
      await inspect(page, `refused-${role}`);
    });
  }

  for (const [of, list] of Object.entries(states)) {
    test(`every state of ${of} at ${width} [screen-states]`, async ({ browserOf, world }) => {
      await visitAll(await list(world), { size, browserOf });
    });
  }

  for (const role of roles.filter((each) => each !== 'sa')) {
    test(`lists with nothing in them as ${role} at ${width} [screen-states]`, async ({
      browserOf,
      world,
    }) => {
      const page = await browserOf(size);
      await signIn(page, { email: world.quiet[role].email, password });
      for (const screen of screens(world)) {
        if (!screen.empty || !screen.roles.includes(role)) continue;
        await visitContent(page, { ...screen, shows: screen.empty }, `${screen.name}-empty-${role}`);
      }
    });
  }
}

async function visitAll(
  all: State[],
  { size, browserOf }: { size: Size; browserOf: (of: Size) => Promise<Page> },
): Promise<void> {
  for (const who of new Set(all.map(({ as }) => as))) {
    const page = await browserOf(size);
    if (who) await signIn(page, { email: who, password });
    for (const state of all.filter(({ as }) => as === who))
      await test.step(state.name, () => visitState(page, state));
  }
}

async function visit(page: Page, screen: Screen, role: Role): Promise<void> {
  await test.step(screen.name, async () => {
    if (first(screen) !== role) return visitByLink(page, screen, `${screen.name}-${role}`);
    await visitContent(page, screen, `${screen.name}-${role}`);
    if (!screen.reads) return;
    await visitLoading(page, screen, screen.reads.call);
    await visitError(page, screen, screen.reads);
  });
}

/** Whoever may not open a path finds nothing there. */
function refusedTo(role: Role, all: Screen[]): string[] {
  const opened = new Set(all.filter((one) => one.roles.includes(role)).map(({ path }) => path));
  return [...new Set(all.map(({ path }) => path))].filter((path) => !opened.has(path));
}
