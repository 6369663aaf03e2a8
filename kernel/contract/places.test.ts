import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { namedPlaces, placeWords } from '#places/contract/places.ts';

describe('the bundled names [19.2]', () => {
  it('are towns and suburbs, the largest first', () => {
    const names = namedPlaces.map(({ name }) => name);
    expect(names[0]).toBe('Auckland');
    for (const name of ['Howick', 'Pakuranga', 'Botany Downs', 'Bucklands Beach', 'Cockle Bay'])
      expect(names).toContain(name);
    const populations = namedPlaces.map(({ population }) => population);
    expect(populations).toEqual([...populations].sort((one, other) => other - one));
  });
});

describe('words for a place [18.20]', () => {
  it.each([
    ['on the beach of Cockle Bay', -36.9005, 174.9462, 'near Cockle Bay'],
    ['between two suburbs, the nearer one', -36.8905, 174.9316, 'near Howick'],
    ['just near', -36.96, 174.97, 'near Whitford'],
    ['just not near any more', -36.96, 175, '4 km from Whitford'],
    ['in the country', -36.93, 175.13, '11 km from Clevedon'],
    ['on the Chatham Islands, beyond the line of the date', -43.95, 183.44, 'near Waitangi'],
    ['in the Tasman Sea', -38.5, 166, null],
    ['in Sydney', -33.87, 151.21, null],
    ['where a broken device is', 0, 0, null],
  ])('say where it is: %s', (_, latitude, longitude, words) => {
    expect(placeWords(latitude, longitude)).toBe(words);
  });

  it('name each named place by a name that is there, and any place on earth without failing', () => {
    for (const { name, latitude, longitude } of namedPlaces)
      expect(placeWords(latitude, longitude)).toMatch(
        new RegExp(`^near (${name}|${namesAt(latitude, longitude)})$`),
      );
    fc.assert(
      fc.property(
        fc.double({ min: -90, max: 90, noNaN: true }),
        fc.double({ min: -180, max: 180, noNaN: true }),
        (latitude, longitude) => {
          const words = placeWords(latitude, longitude) ?? 'near nothing';
          expect(words).toMatch(/^(near|\d{1,2} km from) \S/);
        },
      ),
    );
  });
});

/** The names of the places with these coordinates; some share theirs. */
function namesAt(latitude: number, longitude: number): string {
  const those = namedPlaces.filter((one) => one.latitude === latitude && one.longitude === longitude);
  return those.map(({ name }) => name).join('|');
}
