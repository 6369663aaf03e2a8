// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { locks } from '#lib/browser/locks.fixture.ts';
import { newId } from '#lib/http/new-id.ts';
import { deviceDatabase } from '#lib/storage/device-database.ts';
import { aPatrol } from '#patrols/web/patrol.fixture.ts';
import { useProfile } from '#people/web/profile.tsx';
import { answerCalls, showPage } from '#web/page.fixture.tsx';
import { useRecord } from './use-record.ts';

/** The file that reads writes is on its way until the test lets it arrive. */
const file = vi.hoisted(() => {
  let arrive = () => {};
  const onItsWay = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  return { onItsWay, arrive: () => arrive() };
});
vi.mock('#patrols/web/recorded/read-record-write.ts', async (original) => {
  await file.onItsWay;
  return original();
});

const patrol = aPatrol();
const when = '2027-01-15T07:59:00.000Z';
let viewer = '';

/** Says what the page of a record goes by. */
function Record() {
  viewer = useProfile()._id;
  const { patrol: shown, waitingCount, isUnread } = useRecord(patrol);
  const { started, incidents } = shown;
  return (
    <p>{`${waitingCount} waiting, ${incidents.length} shown, ${started ? 'runs' : 'not started'}, ${isUnread}`}</p>
  );
}

/** Another tab keeps a write. */
async function keepOnDevice(kind: string, payload: object): Promise<void> {
  const write = { id: newId(), group: patrol._id, kind, payload, recorded: when, refusal: null };
  await deviceDatabase.write('writes', (store) => store.add({ ...write, userId: viewer }));
  const otherTab = new BroadcastChannel(`queue ${viewer}`);
  otherTab.postMessage({});
  otherTab.close();
}

it('what waits is counted at once, and shown when what reads it has come; a start keeps the page back until then [17.53]', async () => {
  vi.stubGlobal('navigator', Object.assign(navigator, { locks: locks() }));
  showPage(<Record />);
  answerCalls({ [`/patrol/${patrol._id}/incident`]: new Response(null, { status: 503 }) });
  await screen.findByText('0 waiting, 0 shown, not started, false');
  await keepOnDevice('incident', { when, what: 'Fire' });
  await screen.findByText('1 waiting, 0 shown, not started, false');
  await keepOnDevice('start', { started: when });
  await screen.findByText('2 waiting, 0 shown, not started, true');
  file.arrive();
  expect(await screen.findByText('2 waiting, 1 shown, runs, false')).toBeDefined();
});
