import { isDeepStrictEqual } from 'node:util';
import { hour } from '#platform/clock.ts';
import type { EnginePage } from './engine.ts';
import { entries } from './entries.ts';
import { engines, enter, expect, test } from './fixtures.ts';
import { fill, press, see, seeText, tick, until } from './page.ts';

/** A night in the other engines, on a line that fails (product 17). What does not differ between engines is in record-night. */
test.describe.configure({ mode: 'parallel', timeout: 180_000 });

for (const engine of engines) {
  test(`a patrol is recorded from start to finish in ${engine.name}, on a line that fails [17.30]`, async ({
    server,
    seedData,
    line,
    open,
  }) => {
    const patrol = await seedData.write({
      starts: -hour,
      row: { finalized: new Date().toISOString(), name: 'Regular patrol', callSign: 'HSCP', hours: 1.5 },
      crew: [['patroller', 'accepted']],
    });
    const browser = await open(engine);
    const page = await browser.newPage();
    const allSent = async (log: string[]) => {
      await until(`sent: ${log}`, async () => isDeepStrictEqual(await entries(server, patrol), log));
      await seeText(page, /Everything sent/);
    };

    await test.step('start', async () => {
      await enter(page, `${line.url}/patrol/${patrol}`, seedData.users.patroller.email);
      await press(page, 'button', 'Start');
      await press(page, 'button', 'Start Anyway');
      await fill(page, 'Event Number', 'P061234567');
      await fill(page, 'Vehicle rego', 'KLM 128');
      await fill(page, 'Start odometer', '84300.5');
      await press(page, 'button', 'Start Patrol');
    });
    await test.step('record', async () => {
      await press(page, 'button', /^All Quiet Here/);
      await incident(page, 'Site check', '');
      await allSent(['All quiet here.', 'Site check']);
    });
    await test.step('record without coverage', async () => {
      line.cut();
      await incident(page, 'Vehicle check', 'Silver Mazda');
      await seeText(page, /\b1 waiting to send/);
      line.restore();
      await allSent(['All quiet here.', 'Site check', 'Silver Mazda']);
    });
    await test.step('record while answers are lost', async () => {
      line.loseAnswers();
      await incident(page, 'Accident', 'Two cars');
      await until('the server has acted', async () => (await entries(server, patrol)).includes('Two cars'));
      await seeText(page, /\b1 waiting to send/);
      line.restore();
      await allSent(['All quiet here.', 'Site check', 'Silver Mazda', 'Two cars']);
    });
    await test.step('finish', async () => {
      await press(page, 'button', 'Finish');
      await fill(page, 'Finish odometer', '84346.8');
      await tick(page, 'This is complete and correct');
      await press(page, 'button', 'Finish Patrol');
      await seeText(page, /is recorded\. Thank you/);
    });
    expect(await entries(server, patrol)).toEqual([
      'All quiet here.',
      'Site check',
      'Silver Mazda',
      'Two cars',
    ]);
  });
}

/** Records an incident, which the page shows at once. */
async function incident(page: EnginePage, kind: string, details: string): Promise<void> {
  await press(page, 'button', kind);
  if (details) await fill(page, 'Details', details);
  await press(page, 'button', 'Save');
  await see(page, 'button', new RegExp(`^Edit ${kind}`));
}
