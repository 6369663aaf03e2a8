import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, vi } from 'vitest';
import type { Role } from '#contract';
import { claimsWith } from '#lib/auth/claims.fixture.ts';
import type { Patrol } from '#patrols/contract';
import { aPatrol, aStart, graeme, pending } from '#patrols/web/patrol.fixture.ts';
import type { RecordedPatrol, Recorder } from '#patrols/web/recorded/recorder.ts';
import { answerCalls, showPage } from '#web/page.fixture.tsx';
import { EndedSession } from './frame/EndedSession.tsx';
import { RecordSteps } from './frame/RecordSteps.tsx';

/** The signed-in person of `showPage`, whose clock stands still at 21:00 of 15 January 2027 in New Zealand. */
export const self = claimsWith().sub;

const crew = { [self]: pending, [graeme]: pending };

/** Returns the patrol that begins at 21:00, now, with a crew of two. */
export function tonight(others: Partial<Patrol> = {}): Patrol {
  return aPatrol({ when: '2027-01-15T08:00:00.000Z', patrollers: crew, ...others });
}

/** Returns a patrol that began at 20:00 and was started at 20:02, with the KLM127 at 84,212.1 km. */
export function running(others: Partial<Patrol> = {}): Patrol {
  const vehicle = { rego: 'KLM127', startOdometer: 84_212.1 };
  const started = aStart({ started: '2027-01-15T07:02:00.000Z', vehicle });
  return tonight({ when: '2027-01-15T07:00:00.000Z', started, ...others });
}

/** What an entry that says “Now” means by it: the clock of `showPage`. */
export const aStamp: unknown = expect.objectContaining({ wall: Date.parse('2027-01-15T08:00:00.000Z') });

/** Returns a recorder that notes what it is told. */
export function aRecorder() {
  const done = () => vi.fn(async () => undefined);
  return {
    logOn: vi.fn<Recorder['logOn']>(async () => undefined),
    start: vi.fn<Recorder['start']>(async () => undefined),
    record: vi.fn<Recorder['record']>(async () => undefined),
    edit: vi.fn<Recorder['edit']>(async () => undefined),
    remove: vi.fn<Recorder['remove']>(async () => undefined),
    extend: vi.fn<Recorder['extend']>(async () => undefined),
    finish: vi.fn<Recorder['finish']>(async () => undefined),
    sendAgain: done(),
    discard: vi.fn<Recorder['discard']>(async () => undefined),
  };
}

/** Returns what is known of a patrol of which nothing waits. */
export function recorded(patrol: Patrol, others: Partial<RecordedPatrol> = {}): RecordedPatrol {
  const nothing = {
    waiting: new Set<string>(),
    waitingCount: 0,
    unsent: [],
    logOn: null,
    putOff: null,
    refused: [],
    isUnread: false,
    isSaving: false,
    storageError: null,
  };
  return { patrol, ...nothing, ...others };
}

/** The device says where it is, or refuses to. */
export function standAt(fix: { latitude: number; longitude: number; accuracy: number } | null): void {
  const watchPosition = (found: PositionCallback, failed?: PositionErrorCallback | null) => {
    if (fix) found({ coords: coordinates(fix), timestamp: Date.now(), toJSON: () => null });
    else failed?.({ code: 1, message: '', PERMISSION_DENIED: 1, POSITION_UNAVAILABLE: 2, TIMEOUT: 3 });
    return 1;
  };
  vi.stubGlobal('navigator', navigator);
  Object.defineProperty(navigator, 'geolocation', {
    configurable: true,
    value: { watchPosition, clearWatch: () => undefined, getCurrentPosition: () => undefined },
  });
}

function coordinates(fix: { latitude: number; longitude: number; accuracy: number }): GeolocationCoordinates {
  const unknown = { altitude: null, altitudeAccuracy: null, heading: null, speed: null };
  return { ...fix, ...unknown, toJSON: () => null };
}

/** A vehicle that finished at 84,212.1 km. */
export const ranger = {
  rego: 'KLM127',
  make: 'Ford',
  model: 'Ranger',
  color: null,
  odometer: { reading: 84_212.1, when: '2027-01-10T11:00:00.000Z' },
};

interface RecordOptions {
  address?: string;
  vehicles?: object[];
  /** The mails that came in. */
  replies?: object[];
  eccPhone?: string | null;
  roles?: readonly Role[];
  /** Whether the page holds the session, as the record's frame does. */
  held?: boolean;
}

/** Shows the record's page with this patrol. `redraw` shows it as it has become. */
export function openRecord(
  first: RecordedPatrol,
  {
    address = '/',
    vehicles = [ranger],
    replies = [],
    eccPhone = '09 555 0111',
    roles = ['patroller'],
    held = false,
  }: RecordOptions = {},
) {
  const path = `/patrol/${first.patrol._id}`;
  answerCalls({
    [`${path}/ecc-replies`]: { items: replies, matches: replies.length },
    [`${path}/ecc-log-on/response`]: first.patrol,
    '/my/organization': {
      ecc: { phone: eccPhone, takesMail: true },
      timeZone: 'Pacific/Auckland',
      patrolMeetUpInstructions: '',
      patrollerInstructions: '',
    },
    '/vehicles': { items: vehicles, matches: vehicles.length },
    '/persons': { items: [], matches: 0 },
  });
  const recorder = aRecorder();
  let change: (record: RecordedPatrol) => void = () => undefined;
  function Page() {
    const [record, setRecord] = useState(first);
    change = setRecord;
    return (
      <>
        {held && <EndedSession />}
        <RecordSteps record={record} recorder={recorder} />
      </>
    );
  }
  const shown = showPage(<Page />, { address, profile: { roles: [...roles] } });
  return { ...shown, recorder, change: (record: RecordedPatrol) => change(record) };
}

export const button = (name: string | RegExp) => screen.findByRole('button', { name });

/** Returns Start Patrol once it can be pressed: it waits for all parts of the page. */
export async function startButton(): Promise<HTMLElement> {
  const start = await button('Start Patrol');
  await waitFor(() => expect(start).toHaveProperty('disabled', false));
  return start;
}

export const field = (name: string | RegExp) =>
  screen.findByLabelText<HTMLInputElement>(name, { selector: 'input, textarea' });

/** Types a text into a field in place of what it says, in one go. */
export async function fill(user: UserEvent, label: string, text: string): Promise<void> {
  const input = await field(label);
  await user.clear(input);
  await user.click(input);
  await user.paste(text);
}

/** The two parts of a time. */
export async function timeOf(label: string): Promise<string> {
  const [hours, minutes] = await Promise.all([field(`${label}, hours`), field(`${label}, minutes`)]);
  return `${hours.value}:${minutes.value}`;
}
