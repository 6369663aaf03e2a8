// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { showPage } from '#web/page.fixture.tsx';
import type { PatrolPlace } from '../map/places.ts';
import { PatrolMarks } from './PatrolMarks.tsx';

// The tests' time is 21:00 of Friday 15 January 2027.
const now = '2027-01-15T08:00:00.000Z';

const hscp: PatrolPlace = {
  id: 'hscp',
  name: 'HSCP',
  when: '2027-01-15T07:50:00.000Z',
  longitude: 174.5,
  latitude: -36.5,
};
const hscq = { ...hscp, id: 'hscq', name: 'HSCQ', when: '2027-01-15T06:25:00.000Z', longitude: 175.5 };

/** Shows marks on a map of a thousand pixels for each degree. */
function showMarks(placed: PatrolPlace[]) {
  let west = 174;
  let draw = () => {};
  const map = {
    overlay: document.body,
    pixelOf: (longitude: number, latitude: number) => ({ x: (longitude - west) * 1000, y: latitude * -1000 }),
    onMove: (callback: () => void) => {
      draw = callback;
      return () => {};
    },
  };
  const onChoose = vi.fn();
  const page = showPage(<PatrolMarks map={map} placed={placed} now={now} onChoose={onChoose} />);
  const moveBy = (degrees: number) =>
    act(() => {
      west += degrees;
      draw();
    });
  return { ...page, moveBy, onChoose };
}

const mark = (name: string) => screen.getByRole('button', { name: new RegExp(name) });

it('a mark has the call sign and when it was there, or how long ago if that is long, and leads to the patrol [17.48]', async () => {
  const { user, onChoose } = showMarks([hscp, hscq]);
  await screen.findByText('HSCP');
  expect(mark('HSCP').textContent).toBe('HSCP20:50');
  expect(mark('HSCQ').textContent).toBe('HSCQ95 minutes ago');
  expect([mark('HSCP'), mark('HSCQ')].map(({ dataset }) => dataset.old)).toEqual([undefined, 'true']);
  await user.click(mark('HSCQ'));
  expect(onChoose.mock.calls).toEqual([['hscq']]);
});

it('marks move with the map, and those in one place stand on each other [17.48]', async () => {
  const { moveBy } = showMarks([hscp, { ...hscq, longitude: hscp.longitude }]);
  await screen.findByText('HSCP');
  const [stack, ...others] = screen.getAllByRole('list');
  expect(others).toEqual([]);
  expect(stack?.style.translate).toBe('500px 36500px');
  moveBy(0.5);
  expect(screen.getByRole('list').style.translate).toBe('0px 36500px');
});
