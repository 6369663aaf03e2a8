import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { type Role, roles } from '#contract';
import { expect, phone, test } from './fixtures.ts';
import type { Screen } from './gallery/screen.ts';
import { screens } from './gallery/screens.ts';
import type { SeedData } from './gallery/seed-data.ts';
import { cover } from './gallery/states/cover.ts';
import { ecc } from './gallery/states/ecc.ts';
import { listsAndForms } from './gallery/states/lists-and-forms.ts';
import { overdue } from './gallery/states/overdue.ts';
import { patrol } from './gallery/states/patrol.ts';
import { people } from './gallery/states/people.ts';
import { record } from './gallery/states/record.ts';
import { setAside } from './gallery/states/set-aside.ts';
import { signedOut } from './gallery/states/signed-out.ts';
import type { State } from './gallery/states/state.ts';
import { training } from './gallery/states/training.ts';
import { demonstration } from './gallery/users.ts';
import {
  expectNotFound,
  inspectAtEach,
  nowhere,
  visitByLink,
  visitContent,
  visitLoadingAndError,
  visitRefused,
  visitStates,
} from './gallery/visit.ts';

/**
 * Every route in every role: with content, empty, loading and failed for the roles that may open it, Not Found for the
 * others. Each visit checks axe, sideways scrolling and layout shift.
 */

test.setTimeout(300_000);
test.describe.configure({ mode: 'parallel' });

const states: Record<string, (seedData: SeedData) => State[] | Promise<State[]>> = {
  'signed out': signedOut,
  'a patrol': patrol,
  'an overdue patrol': overdue,
  'open places, cover and swaps': cover,
  'the ECC': ecc,
  training,
  'what counts nowhere': setAside,
  'the record': record,
  'the layout, lists and forms': (seedData) => [...listsAndForms(seedData), ...people(seedData)],
};

/** The role that visits the states that look alike for every role: the first of those that may open the screen. */
const first = ({ roles: [role] }: Screen) => role;

test('every page of the application is among the screens [14.3]', async ({ seedData }) => {
  const html = readFileSync(new URL('../apps/web/dist/index.html', import.meta.url), 'utf8');
  const pages = new Set([...html.matchAll(/data-path="([^"]+)"/g)].map(([, path = '']) => path));
  expect(pages.size).toBeGreaterThan(0);
  const opened = [...screens(seedData), ...listsAndForms(seedData)].map(({ path }) =>
    path.replace(/\?.*/, ''),
  );
  const isOpened = (page: string) =>
    opened.some((path) => new RegExp(`^${page.replaceAll(/\$\w+/g, '[^/]+')}$`).test(path));
  expect([...pages].filter((page) => !isOpened(page))).toEqual([]);
});

/** An admin is the first to open most screens, which takes minutes: in so many tests, which run side by side. */
const parts = (role: Role) => (role === 'admin' ? 3 : 1);

for (const role of roles) {
  for (let part = 1; part <= parts(role); part += 1)
    test(`every route as ${role}, ${part} of ${parts(role)} [1.6, 7.7, 13.4, 14.3]`, async ({
      enter,
      seedData,
    }) => {
      const page = await enter(demonstration[role], nowhere, phone);
      await expectNotFound(page);
      const opened = screens(seedData).filter((one) => one.roles.includes(role));
      for (const screen of opened.filter((_, index) => index % parts(role) === part - 1))
        await visit(page, screen, role);
    });

  test(`every route that is refused to ${role} [7.7, 13.4, 14.3]`, async ({ enter, seedData }) => {
    const page = await enter(demonstration[role], nowhere, phone);
    await expectNotFound(page);
    for (const path of refusedTo(role, screens(seedData))) await visitRefused(page, path);
    await inspectAtEach(page, {
      picture: `refused-${role}`,
      shown: page.getByRole('heading', { name: 'Not Found' }).first(),
    });
  });
}

for (const [of, list] of Object.entries(states)) {
  test(`every state of ${of} [1.6]`, async ({ browserOf, enter, seedData }) => {
    const all = await list(seedData);
    for (const user of new Set(all.map(({ as }) => as))) {
      const page = await (user ? enter(user, nowhere, phone) : browserOf(phone));
      await visitStates(
        page,
        all.filter(({ as }) => as === user),
      );
    }
  });
}

for (const role of roles.filter((each) => each !== 'sa')) {
  test(`empty lists as ${role} [1.6]`, async ({ enter, seedData }) => {
    const page = await enter(seedData.quiet[role].email, nowhere, phone);
    await expectNotFound(page);
    for (const screen of screens(seedData)) {
      if (!screen.empty || !screen.roles.includes(role)) continue;
      const open = first(screen) === role ? visitContent : visitByLink;
      await open(page, { ...screen, shows: screen.empty }, `${screen.name}-empty-${role}`);
    }
  });
}

async function visit(page: Page, screen: Screen, role: Role): Promise<void> {
  await test.step(screen.name, async () => {
    if (first(screen) !== role) return visitByLink(page, screen, `${screen.name}-${role}`);
    // This comes first, while the device has kept nothing that could be shown meanwhile (decision 39).
    if (screen.reads) await visitLoadingAndError(page, screen, screen.reads);
    await visitContent(page, screen, `${screen.name}-${role}`);
  });
}

/** Returns the paths that a role may not open. */
function refusedTo(role: Role, all: Screen[]): string[] {
  const opened = new Set(all.filter((one) => one.roles.includes(role)).map(({ path }) => path));
  return [...new Set(all.map(({ path }) => path))].filter((path) => !opened.has(path));
}
