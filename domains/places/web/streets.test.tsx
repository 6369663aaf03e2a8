// @vitest-environment jsdom

import { QueryClientProvider } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { limits } from '#contract';
import { noteAnswer, noteSilence } from '#lib/browser/online.ts';
import { ofServer } from '#lib/http/answers.fixture.ts';
import type { Location } from '#patrols/contract';
import { PlaceText } from '#record/web/places/PlaceText.tsx';
import { preloadPlaces } from '#record/web/places/place-words.ts';
import { show } from '#web/dom.fixture.tsx';
import { sentChanges, showPage } from '#web/page.fixture.tsx';

/** Places where the installation has streets. */
vi.hoisted(() => {
  document.head.innerHTML = '<meta name="streets" content="yes">';
});

const pin = (latitude: number): Location => ({ address: null, latitude, longitude: 174.94, notes: null });
const hall = pin(-36.898);

/** Answers each call, once it is let go, by naming a street after each latitude that is not `nameless`. */
function answerStreets({ status = 200, nameless = 0 } = {}) {
  const waiting: (() => void)[] = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (_address, { method, body } = {}) => {
    if (method === 'HEAD') return ofServer(new Response(null)); // asks whether the server is reached
    await new Promise<void>((go) => waiting.push(go));
    const { places }: { places: { latitude: number }[] } = JSON.parse(String(body));
    const streets = places.map(({ latitude }) => (latitude === nameless ? null : `Road ${-latitude}`));
    return ofServer(Response.json({ streets }, { status }));
  });
  /** Lets the next call go as soon as it is there. */
  return async () => {
    await waitFor(() => expect(waiting).toHaveLength(1));
    for (const go of waiting.splice(0)) go();
  };
}

/** How many places each call so far asked for. */
const asked = () =>
  sentChanges().map(([call, body]) => {
    expect(call).toBe('POST /streets');
    return JSON.parse(JSON.stringify(body)).places.length;
  });

function Places({ places }: { places: readonly Location[] }) {
  return places.map((place) => (
    <p key={`${place.address} ${place.latitude}`} data-testid="place">
      <PlaceText location={place} before="21:04" after="Graeme" />
    </p>
  ));
}

const lines = () => screen.getAllByTestId('place').map((place) => place.textContent);
/** The place of the hall, with this on the line of its street. */
const withStreet = (street: string) => [`21:04 · near Cockle Bay · Graeme${street}-36.89800, 174.94000`];
const blank = '\u00a0';

beforeEach(async () => {
  noteAnswer();
  await preloadPlaces();
});

it('the street stands between the words and the coordinates, and its room is kept until it comes [18.28]', async () => {
  const letGo = answerStreets();
  showPage(<Places places={[hall]} />);
  await screen.findByTestId('place');
  expect(lines()).toEqual(withStreet(blank));
  await letGo();
  await waitFor(() => expect(lines()).toEqual(withStreet('by Road 36.898')));
});

it('what is by no street keeps the room that it had, and takes none when it is shown again [18.28]', async () => {
  const letGo = answerStreets({ nameless: -36.898 });
  const { client, unmount } = showPage(<Places places={[hall]} />);
  await letGo();
  await waitFor(() => expect(client.getQueryData(['street', -36.898, 174.94])).toBeNull());
  expect(lines()).toEqual(withStreet(blank));
  unmount();
  show(
    <QueryClientProvider client={client}>
      <Places places={[hall]} />
    </QueryClientProvider>,
  );
  expect(lines()).toEqual(withStreet(''));
});

it('a page asks for all its places together, a hundred at a time and one call after the other [18.28]', async () => {
  const letGo = answerStreets();
  const many = Array.from({ length: limits.streets.max + 5 }, (_, index) => pin(-36.8 - index / 10_000));
  showPage(<Places places={[{ ...hall, address: 'Cook Street' }, ...many, { ...hall, latitude: null }]} />);
  await letGo();
  expect(asked()).toEqual([limits.streets.max]);
  await letGo();
  expect(asked()).toEqual([limits.streets.max, 5]);
  await waitFor(() => expect(lines().filter((line) => line?.includes('by Road'))).toHaveLength(many.length));
  expect(lines().at(0)).toBe('21:04 · Cook Street · Graeme');
});

it('two rows in one place ask once [18.28]', async () => {
  const letGo = answerStreets();
  showPage(
    <>
      <Places places={[hall]} />
      <Places places={[hall]} />
    </>,
  );
  await letGo();
  await waitFor(() =>
    expect(lines()).toEqual([...withStreet('by Road 36.898'), ...withStreet('by Road 36.898')]),
  );
  expect(asked()).toEqual([1]);
});

it('without coverage there are the names alone, and the street once the server is reached [18.28]', async () => {
  const letGo = answerStreets();
  showPage(<Places places={[hall]} />);
  act(noteSilence); // before the page's route has loaded
  await screen.findByTestId('place');
  expect(lines()).toEqual(withStreet(''));
  expect(asked()).toEqual([]);
  act(noteAnswer);
  await letGo();
  await waitFor(() => expect(lines()).toEqual(withStreet('by Road 36.898')));
});

it('a server that cannot say leaves the names [18.28]', async () => {
  const letGo = answerStreets({ status: 500 });
  const { client } = showPage(<Places places={[hall]} />);
  await letGo();
  await waitFor(() => expect(client.getQueryState(['street', -36.898, 174.94])?.status).toBe('error'));
  expect(lines()).toEqual(withStreet(blank));
});
