import type { Locator, Page } from '@playwright/test';
import { addDays, formatDateTime, formatName, instantAt, today, weekdayOf } from '#contract';
import { expect, linkIn, mailTo, phone, test, toast } from './fixtures.ts';
import {
  askForCover,
  choose,
  importTable,
  mailAsking,
  planWeekly,
  press,
  sayByCalls,
  sayOnPages,
} from './month-steps.ts';
import { timeByHand } from './taps.ts';

/** A month's roster from a spreadsheet of people to cover for those who drop out, and what it costs an admin (product 14.55). */

const zone = 'Pacific/Auckland';

/** It takes half a minute, and longer beside others. */
test.setTimeout(180_000);

/** The first of the month after the one in which the form of a new patrol begins, which is three days ahead (product 5.2). */
const month = nextMonth(addDays(today(new Date().toISOString(), zone), 3));

/** The patrols of the month's first week (ISO 8601: 1 is Monday). */
const week = [
  { weekday: 3, time: '19:00' },
  { weekday: 5, time: '21:00' },
  { weekday: 6, time: '18:00' },
  { weekday: 6, time: '22:00' },
].map(({ weekday, time }) => ({ time, date: addDays(month, (weekday - weekdayOf(month) + 7) % 7) }));

/** That week, in which those who say so cannot go. */
const away = { from: month, until: addDays(month, 6) };

const names =
  'Ana Ben Cara Dev Ema Finn Gina Hugh Iris Jack Kiri Leo Maia Noah Olive Paul Quinn Rose Sione Tama'
    .concat(' Una Vic Wiki Xena Yusuf Zoe Aidan Bella Colin Daisy')
    .split(' ');
const families = ['Ngata', 'Walker', 'Singh', 'Leota', 'Chen', 'Murray'];

test('a month is made from a spreadsheet of thirty people, and two who drop out are covered [14.55]', async ({
  server,
  enter,
  browserOf,
  seedData: { quiet },
}) => {
  const volunteers = names.map((firstName, index) => {
    const lastName = families[index % families.length] ?? '';
    const email = `${firstName}.${lastName}-${quiet.admin.id.slice(-8)}@example.nz`.toLowerCase();
    const row = [firstName, lastName, email].join('\t');
    return { firstName, email, row, name: formatName({ firstName, lastName }) };
  });
  const six = volunteers.slice(0, 6);
  const office = await enter(quiet.admin.email, '/');
  const admin = await timeByHand(office);

  await admin.step('thirty people are imported and invited', async () => {
    await importTable(office, ['First name\tLast name\tEmail', ...volunteers.map(({ row }) => row)]);
    await press(office, 'Invite All');
    await press(office, 'Invite 30');
    await expect(toast(office, '30 people invited')).toBeVisible();
  });

  const phones = await Promise.all(six.slice(0, 2).map(() => browserOf(phone)));
  await test.step('six say on their phones when they can go', async () => {
    const say = async ({ email }: { email: string }, index: number) => {
      const link = linkIn(await mailTo(server, email, /^Welcome/), '/set-password/');
      const page = phones[index];
      if (page) await sayOnPages(page, { link, email, away });
      else await sayByCalls(server, { link, email, away });
    };
    await Promise.all(six.map(say));
  });

  await admin.step('four patrols are planned and repeated', async () => {
    await press(office, 'Scheduled Patrols', 'link');
    for (const patrol of week) await planWeekly(office, patrol);
  });

  const crews = office.getByRole('region', { name: 'Proposed Crews' });
  const filled = (places: number) =>
    expect(office.getByText(`${places} of 32 places filled`)).toBeVisible({ timeout: 20_000 });
  await admin.step('crews are proposed', async () => {
    await press(office, 'What Needs Doing', 'link');
    await press(office, 'Fill', 'link');
    await press(office, 'Propose Crews');
    await filled(32);
  });
  for (const local of week) {
    const proposed = await crewOf(office, local).innerText();
    expect(six.filter(({ name }) => proposed.includes(name))).toEqual([]);
  }

  const isIn = async (where: Locator) => {
    const text = await where.innerText();
    return ({ name }: { name: string }) => text.includes(name);
  };
  const isProposed = await isIn(crews);
  const [one, other] = volunteers.slice(six.length).filter(isProposed);
  const spare = volunteers.find((each) => !isProposed(each));
  if (!(one && other && spare)) throw new Error('everybody is proposed');
  await admin.step('two are changed, and all are saved', async () => {
    await press(crews, `Swap ${one.name}`);
    await choose(office, spare);
    await expect(crews.getByText(spare.name)).toBeVisible();
    await press(crews, `Take out ${other.name}`);
    await filled(31);
    await press(office, 'Work Out Again');
    await filled(32);
    await press(office, 'Save 32 Places');
    await expect(office.getByText('16 patrols, no place open')).toBeVisible();
  });

  const isPlaced = await isIn(office.getByRole('grid'));
  const third = volunteers.slice(six.length).find(isPlaced);
  const another = volunteers.find((each) => !isPlaced(each));
  if (!(third && another)) throw new Error('everybody is on a patrol');
  await admin.step('a third is changed afterwards', async () => {
    await office.getByRole('gridcell', { name: third.name }).first().click();
    await press(office, 'Remove');
    await office.getByRole('gridcell', { name: 'Open' }).click();
    await choose(office, another);
    await expect(office.getByRole('gridcell', { name: another.name })).toBeVisible();
  });

  await admin.step('all are finalized', async () => {
    await press(office, 'What Needs Doing', 'link');
    await press(office, 'Finalize All');
    await press(office, 'Finalize 16 drafts');
    await expect(toast(office, '16 finalized')).toBeVisible();
  });

  await test.step('two ask for cover, and whoever reads the mail takes over', async () => {
    const asked = office.getByRole('link', { name: /^Cover is asked for on / });
    const others = volunteers.slice(six.length).map(({ email }) => email);
    for (const [index, page] of phones.entries()) {
      await askForCover(page);
      await expect(asked).toBeVisible();
      const taker = await browserOf(phone);
      // Each time another one, who may go whatever the first has taken.
      const readers = others.filter((_, at) => at % phones.length === index);
      const mail = await mailAsking(server, readers, six[index]?.name ?? '');
      await taker.goto(linkIn(mail, '/assignment/offers/'));
      await taker.getByRole('button', { name: 'Take' }).first().tap();
      await expect(taker.getByText('The place is yours.')).toBeVisible();
      await expect(asked).toHaveCount(0);
    }
  });

  const { taps, byHand } = admin.all();
  expect(taps).toBeLessThanOrEqual(120);
  expect(byHand).toBeLessThanOrEqual(300);
});

test('a week is filled, changed and finalized on a phone [14.55]', async ({
  server,
  enter,
  seedData: { quiet },
}) => {
  const known = await server.database.query.person.findFirst({
    where: (row, { eq }) => eq(row.id, quiet.admin.id),
  });
  if (!known?.organizationId) throw new Error('the admin is in no organization');
  const { organizationId } = known;
  for (const local of week) await server.build.buildPatrol({ organizationId, when: instantAt(local, zone) });
  const page = await enter(quiet.admin.email, '/', phone);
  const admin = await timeByHand(page);
  await admin.step('on a phone', async () => {
    await press(page, 'Fill', 'link');
    await press(page, 'Propose Crews');
    await expect(page.getByText('8 of 8 places filled')).toBeVisible({ timeout: 20_000 });
    const crew = page.getByRole('list', { name: /^Proposed for/ }).first();
    const text = await crew.innerText();
    const other = ['Tāne WHAANGA', 'Vikram DESAI', "Rosemary O'SULLIVAN"].find(
      (name) => !text.includes(name),
    );
    await crew
      .getByRole('button', { name: /^Swap / })
      .first()
      .click();
    await press(page, other ?? '', 'option');
    await expect(crew).toContainText(other ?? '');
    await press(page, 'Save 8 Places');
    await expect(page.getByText('4 patrols, no place open')).toBeVisible();
    await press(page, 'Menu');
    await press(page, 'What Needs Doing', 'link');
    await press(page, 'Finalize All');
    await press(page, 'Finalize 4 drafts');
    await expect(toast(page, '4 finalized')).toBeVisible();
  });
  expect(admin.all().taps).toBeLessThanOrEqual(10);
});

/** Returns the first of the month after that of a date. */
function nextMonth(date: string): string {
  return `${addDays(`${date.slice(0, 7)}-28`, 7).slice(0, 7)}-01`;
}

/** Where the crew is that is proposed for a patrol. */
function crewOf(page: Page, local: { date: string; time: string }): Locator {
  return page.getByRole('list', { name: `Proposed for ${formatDateTime(instantAt(local, zone), zone)}` });
}
