// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { show } from '#web/dom.fixture.tsx';
import { TimeField } from './TimeField.tsx';

let time: string;
let setTime: (time: string) => void;

function Field({ initial }: { initial: string }) {
  [time, setTime] = useState(initial);
  return (
    <>
      <TimeField label="Start" input={{ value: time, onChange: setTime, onBlur: () => left.push(time) }} />
      <button type="button">Next</button>
    </>
  );
}

let left: string[] = [];

function showField(initial = '21:00') {
  left = [];
  return show(<Field initial={initial} />);
}

const part = (name: string) => screen.getByLabelText<HTMLInputElement>(`Start, ${name}`);
const parts = () => [part('hours').value, part('minutes').value];

it.each([
  ['2130', '21:30'],
  ['730', '07:30'],
  ['0059', '00:59'],
  ['235', '23:05'],
  ['1', '01:00'],
])('%s is typed in one go, and the label leads to it [5.2]', async (typed, expected) => {
  const { user } = showField();
  await user.click(screen.getByText('Start'));
  await user.keyboard(typed);
  expect(time).toBe(expected);
});

it('is empty until both parts are entered again, and is left only with both [5.2]', async () => {
  const { user } = showField();
  await user.click(part('hours'));
  await user.keyboard('{Backspace}');
  expect([time, parts()]).toEqual(['', ['', '00']]);
  await user.keyboard('9');
  expect([time, document.activeElement, left]).toEqual(['09:00', part('minutes'), []]);
  await user.keyboard('{Delete}{Backspace}7{Tab}');
  expect([time, parts(), left]).toEqual(['', ['07', ''], ['']]);
});

it('the arrow keys step within the day and lead from part to part [5.2]', async () => {
  const { user } = showField('22:59');
  await user.click(part('hours'));
  await user.keyboard('{ArrowUp}{ArrowUp}{ArrowRight}{ArrowDown}{ArrowDown}');
  expect(time).toBe('23:57');
  await user.keyboard('{Home}{ArrowLeft}{Home}');
  expect(time).toBe('00:00');
});

it('a time is pasted whole, and a number from elsewhere is replaced by what is typed next [5.2]', async () => {
  const { user } = showField();
  await user.click(part('hours'));
  await user.paste('7:45');
  expect(parts()).toEqual(['07', '45']);
  await user.paste('25:00');
  expect(parts()).toEqual(['07', '45']);
  setTime('12:00');
  await screen.findByDisplayValue('12');
  await user.keyboard('3');
  expect(time).toBe('03:00');
});
