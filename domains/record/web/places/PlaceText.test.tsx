// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { show } from '#web/dom.fixture.tsx';
import { PlaceText } from './PlaceText.tsx';
import { placeLines } from './place-lines.ts';

const pin = { address: null, latitude: -36.8982, longitude: 174.9402, notes: 'behind the hall' };
const named = () => 'near Cockle Bay';
const nameless = () => null;

it.each([
  [
    'an address, without the place of the device',
    { ...pin, address: 'Cook Street' },
    named,
    'Cook Street, behind the hall',
    null,
  ],
  [
    'words for a place without an address',
    pin,
    named,
    'near Cockle Bay, behind the hall',
    '-36.89820, 174.94020',
  ],
  ['coordinates alone, far from all names', { ...pin, notes: null }, nameless, '', '-36.89820, 174.94020'],
  [
    'what only a newer page could name',
    { ...pin, extra: { floor: 2 } },
    nameless,
    'behind the hall, floor 2',
    '-36.89820, 174.94020',
  ],
  [
    'words with how roughly its device knew it',
    { ...pin, accuracy: 1850, notes: null },
    named,
    'near Cockle Bay, about, within 2 km',
    '-36.89820, 174.94020',
  ],
  ['notes alone', { ...pin, latitude: null, longitude: null }, named, 'behind the hall', null],
])('a place is shown by %s [17.62, 18.20]', (_, location, words, text, coordinates) => {
  expect(placeLines(location, words)).toEqual({ text, coordinates });
});

it('a place keeps the room of its words until the names are loaded [18.20]', async () => {
  show(
    <p>
      <PlaceText location={{ ...pin, notes: null }} before="21:04" after="Graeme PATTERSON" />
    </p>,
  );
  const place = screen.getByText(/21:04/);
  expect(place.textContent).toBe('21:04 · … · Graeme PATTERSON-36.89820, 174.94020');
  await screen.findByText(/near Cockle Bay/);
  expect(place.textContent).toBe('21:04 · near Cockle Bay · Graeme PATTERSON-36.89820, 174.94020');
});

it('what stands beside a place stands alone where nothing is known of it [18.20]', () => {
  show(
    <p>
      <PlaceText location={null} before="21:04" />
    </p>,
  );
  expect(screen.getByText('21:04').textContent).toBe('21:04');
});
