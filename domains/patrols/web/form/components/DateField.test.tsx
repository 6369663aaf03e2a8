// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { show } from '#web/dom.fixture.tsx';
import { DateField } from './DateField.tsx';

function Field() {
  const [date, setDate] = useState('2026-11-28');
  return <DateField value={date} onChange={setDate} today="2026-11-21" error={undefined} />;
}

const focused = () => document.activeElement?.getAttribute('aria-label');
const month = () => screen.getByLabelText(/choose the month$/).textContent;

it('keys lead past the edge of the month, and Enter chooses the day [1.6]', async () => {
  const { user } = show(<Field />);
  screen.getByLabelText('28 November 2026').focus();
  await user.keyboard('{ArrowDown}');
  expect([focused(), month()]).toEqual(['5 December 2026', 'December 2026']);
  await user.keyboard('{PageDown}{End}');
  expect([focused(), month()]).toEqual(['10 January 2027', 'January 2027']);
  await user.keyboard('{Enter}');
  expect(screen.getByLabelText('10 January 2027').getAttribute('aria-pressed')).toBe('true');
});

it('no key leads before today [1.6]', async () => {
  const { user } = show(<Field />);
  screen.getByLabelText('28 November 2026').focus();
  await user.keyboard('{PageUp}');
  expect([focused(), month()]).toEqual(['21 November 2026', 'November 2026']);
});
