// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ApiError } from '#lib/http/api-error.ts';
import { answerCalls, showPage } from '#web/page.fixture.tsx';
import { ChangedMeanwhile } from './ChangedMeanwhile.tsx';

const mere = {
  _id: '01920000-0000-7000-8000-0000000000a1',
  firstName: 'Mere',
  lastName: 'Henare',
  finished: null,
};
const me = { _id: '01920000-0000-7000-8000-0000000000a2' };
const when = '2026-11-21T06:00:00.000Z';
const differences = { name: { theirs: 'Late shift', here: 'Early shift' } };

/** Shows the notice of an edit, with one field; returns the addresses that are called. */
function showNotice(by: string, profile: object = me, fields: object = differences) {
  const called = answerCalls({ '/persons': { items: [mere], matches: 1 } });
  const meanwhile = { edited: { when, by }, differences: { ...fields } };
  showPage(
    <form>
      <ChangedMeanwhile meanwhile={meanwhile} error={null} />
      <div tabIndex={-1} data-their-edit>
        Theirs: Late shift
      </div>
    </form>,
    { profile },
  );
  return called;
}

const title = async (text: string) => {
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain(text));
};

describe('the notice of an edit that was saved meanwhile [14.11]', () => {
  it('names who saved it, and when in the organization’s time', async () => {
    showNotice(mere._id);
    await title('Mere HENARE changed thisSat 21 Nov 2026, 19:00. Yours is kept, and not saved yet.');
  });

  it('says when it was oneself, elsewhere', async () => {
    showNotice(me._id);
    await title('You changed this');
  });

  it('has no name for somebody who is not of the organization', async () => {
    showNotice('01920000-0000-7000-8000-0000000000a3');
    await title('Somebody else changed this');
  });

  it('asks for no names where there is no organization', async () => {
    const called = showNotice(mere._id, { ...me, organizationId: null, roles: ['sa'] });
    await title('Somebody else changed this');
    expect(called).toEqual([]);
  });

  it('leads to the first field that shows both texts', async () => {
    showNotice(mere._id);
    Element.prototype.scrollIntoView = () => undefined;
    (await screen.findByRole('button', { name: 'Show' })).click();
    expect(document.activeElement).toBe(screen.getByText('Theirs: Late shift'));
  });

  it('says so if the form was refused and the edit could not be read', async () => {
    const error = new ApiError(409, 'changed-meanwhile', 'This person was changed meanwhile.');
    showPage(<ChangedMeanwhile meanwhile={undefined} error={error} />);
    await title('could not be read');
  });

  it.each([null, new ApiError(409, 'last-admin', 'An organization keeps at least one admin.')])(
    'is not there without an edit (%s)',
    async (error) => {
      showPage(
        <p>
          Form <ChangedMeanwhile meanwhile={undefined} error={error} />
        </p>,
      );
      await screen.findByText('Form');
      expect(screen.queryByRole('alert')).toBeNull();
    },
  );

  it('leads nowhere if both changed the same', async () => {
    showNotice(mere._id, me, {});
    await title('says the same where they did');
    expect(screen.queryByRole('button')).toBeNull();
  });
});
