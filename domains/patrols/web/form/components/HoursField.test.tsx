// @vitest-environment jsdom
import { useForm } from '@mantine/form';
import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { show } from '#web/dom.fixture.tsx';
import type { DraftValues } from '../draft.ts';
import { HoursField } from './HoursField.tsx';

const draft: DraftValues = {
  ...{ date: '2026-11-24', time: '21:00', occurrence: 'first', hours: '', patrol: true },
  ...{ callSign: 'HSCP', crewSize: 2, name: 'Late patrol', instructions: '', message: '' },
};

function Form(given: Partial<DraftValues>) {
  const form = useForm({ initialValues: { ...draft, ...given } });
  return <HoursField form={form} zone="Pacific/Auckland" />;
}

/** Shows the field, which is empty. `read` returns its text, and the end that the form makes of its value. */
function showHours() {
  const { user } = show(<Form />);
  const field = screen.getByLabelText<HTMLInputElement>('Hours');
  const read = () => [field.value, screen.getByRole('status').textContent];
  return { user, field, read };
}

describe.each(['2,5', '2.5', '2,5 h'])('%s hours [5.2]', (text) => {
  const half = ['2.5', 'ends 23:30'];

  it('are 2.5 when typed', async () => {
    const { user, field, read } = showHours();
    await user.type(field, text);
    expect(read()).toEqual(half);
  });

  it('are 2.5 when pasted', async () => {
    const { user, field, read } = showHours();
    await user.click(field);
    await user.paste(text);
    expect(read()).toEqual(half);
  });

  it('are 2.5 when a phone’s keyboard inserts them as a whole', () => {
    const { field, read } = showHours();
    fireEvent.input(field, { target: { value: text } });
    expect(read()).toEqual(half);
  });
});

it('leaves the caret where the comma was put [5.2]', async () => {
  const { user, field, read } = showHours();
  await user.type(field, '25');
  await user.type(field, ',', { initialSelectionStart: 1, initialSelectionEnd: 1 });
  expect([...read(), field.selectionStart]).toEqual(['2.5', 'ends 23:30', 2]);
});

it('a change of the clocks is described with the hours [1.8]', async () => {
  const { user } = show(<Form date="2026-04-05" time="00:30" patrol={false} />);
  const field = screen.getByLabelText<HTMLInputElement>('Hours');
  const described = () => document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent;
  await user.type(field, '1');
  expect(described()).toBeUndefined();
  await user.type(field, '{Backspace}4');
  expect(described()).toBe(
    'The clocks go back on Sun 5 Apr at 03:00: this event ends at 03:30 by the new time.',
  );
});
