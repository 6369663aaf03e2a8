// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answerCalls, showPage } from '#web/page.fixture.tsx';
import { NewPatrolPage } from '../pages/NewPatrolPage.tsx';

const id = '01920000-0000-7000-8000-000000000001';

/** The form of a new patrol at 21:00 of 15 January, filled in for today. */
async function enterToday(start: { hours: string; minutes: string; callSign?: string }) {
  const called = answerCalls({
    '/my/organization': { code: 'HSCP', patrolNames: [] },
    '/patrol': { inserted: { _id: id } },
  });
  showPage(<NewPatrolPage />, { profile: { roles: ['admin'] } });
  fireEvent.click(await screen.findByLabelText('15 January 2027'));
  fill('Call sign', start.callSign ?? 'HSCP');
  fill('Start time, hours', start.hours);
  fill('Start time, minutes', start.minutes);
  return () => called.filter(({ pathname }) => pathname.endsWith('/patrol')).length;
}

function fill(label: string, value: string): void {
  fireEvent.change(screen.getByLabelText(label, { selector: 'input' }), { target: { value } });
}

const press = async (label: string) => fireEvent.click(await screen.findByText(label));
const warned = () => screen.queryByText('This start has passed') !== null;

it('a patrol for earlier today is created only after a warning and a question [5.2]', async () => {
  const created = await enterToday({ hours: '20', minutes: '30' });
  expect(warned()).toBe(true);
  await press('Create');
  await press('Change the Start');
  expect(created()).toBe(0);
  await press('Create');
  await press('Create Anyway');
  await waitFor(() => expect(created()).toBe(1));
});

it('a patrol for later today is created without either [5.2]', async () => {
  const created = await enterToday({ hours: '21', minutes: '30' });
  expect(warned()).toBe(false);
  await press('Create');
  await waitFor(() => expect(created()).toBe(1));
});

it('a start that has passed is not asked about while another field is wrong [5.2]', async () => {
  const created = await enterToday({ hours: '20', minutes: '30', callSign: '' });
  await press('Create');
  expect(await screen.findByText('Must have a value')).toBeDefined();
  expect(screen.queryByText('Create Anyway')).toBeNull();
  expect(created()).toBe(0);
});
