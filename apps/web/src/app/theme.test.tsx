// @vitest-environment jsdom
import { MantineProvider, MultiSelect, Select } from '@mantine/core';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { SuggestField } from '#ui/form/SuggestField.tsx';
import page from '../../index.html?raw';
import { show } from '../dom.fixture.tsx';
import { theme } from './theme.ts';

const data = ['Regular patrol', 'Late patrol'];
const fields = {
  SuggestField: <SuggestField label="Choice" suggestions={data} />,
  Select: <Select label="Choice" data={data} searchable />,
  MultiSelect: <MultiSelect label="Choice" data={data} searchable />,
};

it.each(Object.entries(fields))(
  'the choices of %s do not open on Tab, but on typing, an arrow or a touch [1.6]',
  async (_name, field) => {
    const { user } = show(
      <main id="content">
        <MantineProvider env="test" theme={theme}>
          {field}
        </MantineProvider>
      </main>,
    );
    const opened = () => screen.getByLabelText('Choice', { selector: 'input' }).getAttribute('aria-expanded');
    await user.tab();
    expect([document.activeElement?.tagName, opened()]).toEqual(['INPUT', 'false']);
    await user.keyboard('R');
    expect(opened()).toBe('true');
    await user.keyboard('{Escape}{ArrowDown}');
    expect(opened()).toBe('true');
    await user.keyboard('{Escape}');
    expect(opened()).toBe('false');
    await user.click(screen.getByLabelText('Choice', { selector: 'input' }));
    expect(opened()).toBe('true');
  },
);

it('is dark from the first rendering on, so that a page computes its styles once', () => {
  expect(page).toContain('data-mantine-color-scheme="dark"');
});
