// @vitest-environment jsdom

import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { IncidentPoint } from '#record/contract';
import { answerCalls, sentChanges, showPage } from '#web/page.fixture.tsx';
import { pointsOf } from '../points.ts';
import { PointList } from './PointList.tsx';

/** The list beside the map, where the installation has streets. */
vi.hoisted(() => {
  document.head.innerHTML = '<meta name="streets" content="yes">';
});

const incidents = Array.from({ length: 25 }, (_, index): IncidentPoint => {
  const id = `01920000-0000-7000-8000-0000000000${10 + index}`;
  return [id, 174.94, -36.898 - index / 1000, 'Graffiti', Date.parse('2027-01-14T08:00:00Z') / 1000 + index];
});
const shown = incidents.map((_, index) => index);

it('every row that is printed has its street, though the screen shows ten [18.27]', async () => {
  answerCalls({ '/streets': { streets: incidents.map(() => 'Cook Street') } });
  const points = pointsOf(incidents, 'Pacific/Auckland');
  showPage(<PointList points={points} shown={shown} selected={undefined} onSelect={() => undefined} />);
  const named = (count: number) =>
    waitFor(() => expect(screen.getAllByText('by Cook Street')).toHaveLength(count));
  await named(10);
  const asked = () => sentChanges().flatMap(([, body]) => JSON.parse(JSON.stringify(body)).places).length;
  await waitFor(() => expect(asked()).toBe(25));
  dispatchEvent(new Event('beforeprint'));
  await named(25);
  expect(asked()).toBe(25);
  dispatchEvent(new Event('afterprint'));
  await named(10);
});
