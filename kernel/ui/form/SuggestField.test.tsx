// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { show } from '#web/dom.fixture.tsx';
import { SuggestField } from './SuggestField.tsx';

const suggestions = ['Regular patrol', 'Late patrol', 'Beach'];

function Field({ narrows }: { narrows?: boolean }) {
  const [name, setName] = useState('');
  return (
    <SuggestField label="Name" suggestions={suggestions} narrows={narrows} value={name} onChange={setName} />
  );
}

const field = () => screen.getByLabelText<HTMLInputElement>('Name', { selector: 'input' });
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
const reached = () =>
  document.getElementById(field().getAttribute('aria-activedescendant') ?? '')?.textContent;

it('the arrow keys go round the suggestions, and Enter chooses the one they reached', async () => {
  const { user } = show(<Field />);
  await user.tab();
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(reached()).toBe('Late patrol');
  await user.keyboard('{ArrowUp}{ArrowUp}');
  expect(reached()).toBe('Beach');
  await user.keyboard('{Enter}');
  expect([field().value, options(), document.activeElement]).toEqual(['Beach', [], field()]);
});

it('any other text can be typed, which narrows the suggestions until none is left', async () => {
  const { user } = show(<Field narrows />);
  await user.type(field(), ' PATROL');
  expect(options()).toEqual(['Regular patrol', 'Late patrol']);
  await user.keyboard('ling');
  expect([field().value, options(), field().getAttribute('aria-expanded')]).toEqual([
    ' PATROLling',
    [],
    'false',
  ]);
});

it('a touch chooses a suggestion and keeps the focus, and leaving the field closes them', async () => {
  const { user } = show(<Field />);
  await user.click(field());
  await user.click(screen.getByRole('option', { name: 'Late patrol' }));
  expect([field().value, document.activeElement]).toEqual(['Late patrol', field()]);
  await user.click(field());
  expect(options()).toEqual(suggestions);
  await user.tab();
  expect(options()).toEqual([]);
});

it('Enter sends the form unless it chooses a suggestion', async () => {
  let sent = 0;
  const { user } = show(
    <form
      onSubmit={(event) => {
        event.preventDefault();
        sent += 1;
      }}
    >
      <Field />
    </form>,
  );
  await user.type(field(), 'B{ArrowDown}{Enter}');
  expect(sent).toBe(0);
  await user.keyboard('{Enter}');
  expect(sent).toBe(1);
});
