// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { organization } from './organization.fixture.ts';
import { SenderAdvice } from './SenderAdvice.tsx';

const emailFrom = 'Howick South <roster@hscp.example.nz>';

it('nothing is said of an address that is read and may be sent from [11.38]', () => {
  const { container } = render(
    <SenderAdvice organization={{ ...organization, emailFrom, isFromRead: true }} />,
  );
  expect(container.textContent).toBe('');
});

it('an address that nobody reads says where answers go [11.38]', () => {
  render(<SenderAdvice organization={{ ...organization, isFromRead: false }} />);
  expect(screen.getByText(/answers go to the organization’s admins/)).toBeDefined();
  expect(screen.queryByText(/spam/)).toBeNull();
});

it('an address of another domain says what its domain needs [11.38]', () => {
  const advised = { ...organization, emailFrom, isFromRead: true, sentBy: 'patrols.example' };
  render(<SenderAdvice organization={advised} />);
  expect(screen.getByText('Emails from hscp.example.nz may be taken for spam')).toBeDefined();
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    expect.stringMatching(/^SPF names .+hscp\.example\.nz.+patrols\.example\.$/),
    expect.stringMatching(/^DKIM lets/),
    expect.stringMatching(/^DMARC says/),
  ]);
});
