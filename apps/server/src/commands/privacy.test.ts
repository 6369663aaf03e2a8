import { describe, expect, it } from 'vitest';
import { StartError } from '#embedded-postgres';
import { testApp } from '../testing/app.ts';
import { runOn, urlOf } from './terminal.fixture.ts';

const server = testApp();

function run(line: string) {
  return runOn(line.split(' '), {
    DATABASE_URL: urlOf(server),
    SECRET_KEY: 'a key that is long enough for a test',
  });
}

describe('privacy [22.6]', () => {
  it('says for each clock what would go by a date', async () => {
    const { id: organizationId, code } = await server.buildOrganization({ name: 'Howick' });
    const { id: patrolId } = await server.buildPatrol({ organizationId, when: '2026-11-24T08:00:00.000Z' });
    await server.buildIncident({ organizationId, patrolId, peopleDetails: 'A blue cap' });
    const { lines } = await run(`privacy 2027-11-25 --organization ${code}`);
    expect(lines).toEqual([
      `${code} Howick: People and plates in incidents, kept for 1 year: 1, once the admins have been told.`,
      `${code} Howick: Phone and email of guests, kept for 30 days: nothing.`,
      `${code} Howick: Texts of mails, kept for 90 days: nothing.`,
      `${code} Howick: Phone and email of people who have left, and phones in log-ons, kept for 2 years: nothing.`,
      `${code} Howick: History of signing in and of who looked, kept for 2 years: nothing.`,
      `${code} Howick: Positions finer than a street, kept for 2 years: nothing.`,
    ]);
  });

  it.each([
    ['privacy tomorrow', /tomorrow is not a date/],
    ['privacy 2027-11-25 --organization NONE', /no organization with the code NONE/],
  ])('%s says what is wrong', async (line, message) => {
    await expect(run(line)).rejects.toThrow(message);
    await expect(run(line)).rejects.toBeInstanceOf(StartError);
  });
});
