import { MantineProvider } from '@mantine/core';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ApiError } from '#lib/http/api-error.ts';
import { ErrorCard } from './ErrorCard.tsx';

function shown(error?: unknown) {
  return renderToStaticMarkup(
    <MantineProvider>
      <ErrorCard title="Unable to load patrols" error={error} onRetry={() => {}} />
    </MantineProvider>,
  );
}

it('[13.6] shows what failed and why, and offers to try again', () => {
  const card = shown(new ApiError(500, 'http-500', 'The database is away.', { requestId: 'r-1' }));
  for (const text of ['Unable to load patrols', 'The database is away.', 'Reference r-1', 'Try Again'])
    expect(card).toContain(text);
});

it.each([undefined, null, {}, new Error('')])('[13.4] is shown for %s, which has no message', (error) => {
  expect(shown(error)).toContain('Unknown error');
});
