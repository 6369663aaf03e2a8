// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { show } from '#web/dom.fixture.tsx';
import { beginningOf } from './beginning.ts';
import { FoldedText } from './FoldedText.tsx';

describe('the beginning of a text [8.9]', () => {
  it('is all of it unless it is long', () => {
    for (const text of ['', 'Behind the station.', 'torch '.repeat(45), 'a\n'.repeat(9)])
      expect(beginningOf(text)).toBe(text);
  });

  it('ends with a whole word, or after some lines', () => {
    expect(beginningOf('torch '.repeat(900))).toBe('torch '.repeat(40).trimEnd());
    expect(beginningOf(`${'line\n'.repeat(6)}${'more '.repeat(40)}`)).toBe('line\n'.repeat(6).trimEnd());
  });

  it('is there for a text without a space', () => {
    expect(beginningOf('x'.repeat(5000))).toBe('x'.repeat(240));
  });
});

it('a long text is unfolded and folded again [8.9]', async () => {
  const text = `Bring your vest. ${'And a torch. '.repeat(50)}`;
  const { user } = show(<FoldedText>{text}</FoldedText>);
  const shown = () => document.querySelector('p')?.textContent;
  expect(shown()).toContain(' …');
  await user.click(screen.getByRole('button', { name: 'Show All' }));
  expect(shown()).toBe(text);
  await user.click(screen.getByRole('button', { name: 'Show Less' }));
  expect(shown()).toContain(' …');
});
