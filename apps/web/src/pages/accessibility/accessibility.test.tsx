// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { show } from '../../dom.fixture.tsx';
import { AccessibilityPage } from './AccessibilityPage.tsx';
import { notMet } from './not-met.ts';
import { accessibilityTexts } from './texts.ts';

it('says what everybody can use, each thing that is not met, and whom to write to [14.60]', () => {
  show(<AccessibilityPage />);
  const sections = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(sections).toEqual(['What Works', 'What Does Not Yet', 'How We Know', 'Write to Us']);
  for (const criterion of notMet) screen.getByText(`${accessibilityTexts.notMet(criterion)} (${criterion})`);
});
