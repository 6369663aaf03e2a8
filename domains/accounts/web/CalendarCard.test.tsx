// @vitest-environment jsdom
import { useQuery } from '@tanstack/react-query';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { answerCalls, sentChanges, showPage } from '#web/page.fixture.tsx';
import { CalendarCard } from './CalendarCard.tsx';
import { calendarQuery } from './calendar.ts';

const address = 'https://patrols.example.nz/api/v1/calendar/an-id.a-secret.ics';

function showCalendar(calendar: { address: string | null }, later = calendar) {
  answerCalls({ '/my/calendar': calendar });
  const shown = showPage(<CalendarCard />);
  return {
    ...shown,
    /** What the server answers from now on. */
    answerLater: () => answerCalls({ '/my/calendar': later }),
  };
}

function ReadAgain() {
  const { refetch, isError } = useQuery(calendarQuery);
  return (
    <button type="button" onClick={() => void refetch()}>
      {isError ? 'Read in vain' : 'Read again'}
    </button>
  );
}

describe('the card Calendar [10.4]', () => {
  it('makes an address', async () => {
    const { user, answerLater } = showCalendar({ address: null }, { address });
    const make = await screen.findByText('Make an Address');
    answerLater();
    await user.click(make);
    expect((await screen.findByLabelText<HTMLInputElement>('Address')).value).toBe(address);
    expect(sentChanges()).toEqual([['POST /my/calendar', undefined]]);
  });

  it('copies the address, and opens it in an application', async () => {
    const { user } = showCalendar({ address });
    const link = await screen.findByRole('link', { name: 'Open in Calendar' });
    expect(link.getAttribute('href')).toBe(address.replace('https:', 'webcal:'));
    await user.click(screen.getByText('Copy'));
    expect(await navigator.clipboard.readText()).toBe(address);
  });

  it.each([
    ['Make a New Address', 'Make a new address?', 'POST /my/calendar'],
    ['Stop', 'Stop the calendar?', 'DELETE /my/calendar'],
  ])('%s asks first', async (button, question, sent) => {
    const { user } = showCalendar({ address });
    await user.click(await screen.findByRole('button', { name: button }));
    const dialog = await screen.findByRole('dialog', { name: question });
    expect(sentChanges()).toEqual([]);
    await user.click(within(dialog).getByRole('button', { name: button }));
    await waitFor(() => expect(sentChanges().map(([call]) => call)).toEqual([sent]));
  });

  it('stays when only a later read fails', async () => {
    answerCalls({ '/my/calendar': { address } });
    const { user } = showPage(
      <>
        <CalendarCard />
        <ReadAgain />
      </>,
    );
    await screen.findByLabelText('Address');
    answerCalls({ '/my/calendar': Response.json({ message: 'Not now' }, { status: 403 }) });
    await user.click(screen.getByText('Read again'));
    expect(await screen.findByText('Read in vain')).toBeDefined();
    expect(screen.queryByText('Unable to load calendar')).toBeNull();
    expect(screen.getByLabelText<HTMLInputElement>('Address').value).toBe(address);
  });
});
