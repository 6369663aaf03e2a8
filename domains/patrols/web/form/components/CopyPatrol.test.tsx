// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answerCalls, sentChanges, showPage } from '#web/page.fixture.tsx';
import { NewPatrolPage } from '../pages/NewPatrolPage.tsx';

const id = '01920000-0000-7000-8000-000000000001';
const other = '01920000-0000-7000-8000-000000000002';
const aroha = '01920000-0000-7000-8000-0000000000a1';
const stamp = { when: '2027-01-01T00:00:00.000Z' };
const organization = { code: 'HSCP', patrolNames: [] };

/** The form for a copy of a patrol on Friday 8 January 2027, with Aroha, who can be assigned again. It is 15 January. */
function showCopy(answer: unknown) {
  const accepted = { accepted: stamp, declined: null, didNotShow: null, removed: null, emailed: null };
  const patrol = {
    ...{
      _id: id,
      type: 'patrol',
      name: 'Beach',
      when: '2027-01-08T08:00:00.000Z',
      hours: 2.5,
      callSign: 'BCH1',
    },
    ...{ instructions: null, patrollers: { [aroha]: accepted }, guests: {}, incidents: [] },
  };
  const person = {
    _id: aroha,
    firstName: 'Aroha',
    lastName: 'Tamihana',
    finished: null,
    roles: ['patroller'],
  };
  answerCalls({
    '/my/organization': organization,
    [`/patrol/${id}`]: patrol,
    '/persons': { items: [person], matches: 1 },
    '/patrol': answer,
  });
  return showPage(<NewPatrolPage />, { profile: { roles: ['admin'] }, address: `/?copy=${id}` });
}

const created = { inserted: { _id: other } };
const body = { when: '2027-01-22T08:00:00.000Z', hours: 2.5, name: 'Beach', callSign: 'BCH1', crewSize: 2 };

it('a copy has what the patrol had, and begins with its crew [5.10]', async () => {
  const { user } = showCopy(created);
  expect((await screen.findByLabelText<HTMLInputElement>('Name', { selector: 'input' })).value).toBe('Beach');
  expect(screen.getByLabelText<HTMLInputElement>('Same crew').checked).toBe(true);
  expect(screen.getByText('Aroha TAMIHANA')).toBeDefined();
  await user.click(screen.getByText('Create'));
  const sent = ['POST /patrol', { ...body, patrollers: [aroha] }];
  await waitFor(() => expect(sentChanges()).toEqual([sent]));
});

it('a copy is created without the crew when Same crew is unticked [5.10]', async () => {
  const { user } = showCopy(created);
  await user.click(await screen.findByLabelText('Same crew'));
  await user.click(screen.getByText('Create'));
  await waitFor(() => expect(sentChanges()).toEqual([['POST /patrol', body]]));
});

it('a copy whose crew is double-booked asks first, and is then created anyway [5.10]', async () => {
  const patrols = [{ _id: other, name: 'Harbour', when: body.when, hours: 3 }];
  const refusal = {
    code: 'double-booked',
    message: 'Aroha TAMIHANA is on another patrol at that time.',
    patrols,
  };
  const { user } = showCopy(Response.json(refusal, { status: 409 }));
  await user.click(await screen.findByText('Create'));
  expect(await screen.findByText('Harbour')).toBeDefined();
  await user.click(screen.getByText('Create Anyway'));
  await waitFor(() => expect(sentChanges().at(-1)?.[0]).toBe('POST /patrol?override=true'));
});

it('the organization’s code is suggested as the call sign, which is empty at first [5.20]', async () => {
  answerCalls({ '/my/organization': organization });
  const { user } = showPage(<NewPatrolPage />, { profile: { roles: ['admin'] } });
  const field = await screen.findByLabelText<HTMLInputElement>('Call sign', { selector: 'input' });
  expect(field.value).toBe('');
  await user.type(field, '{ArrowDown}');
  await user.click(await screen.findByText('HSCP'));
  expect(field.value).toBe('HSCP');
});
