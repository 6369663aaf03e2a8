import { describe, expect, it } from 'vitest';
import type { Role } from '#contract';
import { buildPatrol, minute, moved } from '#patrols/contract/rules.fixture.ts';
import { canVoidFinish, canVoidStart } from './voiding.ts';

describe('voiding [17.16]', () => {
  const when = '2026-12-05T08:00:00.000Z';
  const end = moved(when, 180 * minute);
  const day = 24 * 60 * minute;
  const started = { started: { started: when } };
  const finished = { ...started, finished: { finished: end } };
  it.each<[string, object, readonly Role[], number, boolean, boolean]>([
    ['a patrol that is not started', {}, ['admin'], 0, false, false],
    ['a running one', started, ['admin'], 0, true, false],
    ['a finished one', finished, ['admin'], 0, false, true],
    ['a running one, by others', started, ['watcher', 'patroller', 'summary-recipient'], 0, false, false],
    ['a finished one, by others', finished, ['watcher', 'patroller', 'summary-recipient'], 0, false, false],
    ['a running one, long before its start', started, ['admin'], -14 * day, true, false],
    ['just before thirty days', finished, ['admin'], 30 * day - 1, false, true],
    ['after thirty days', finished, ['admin'], 30 * day, false, false],
    ['a start after thirty days', started, ['admin'], 30 * day, false, false],
  ])('%s: %j %j', (_what, state, roles, past, start, finish) => {
    const patrol = { ...buildPatrol(when), ...state };
    const now = moved(end, past);
    expect([canVoidStart(patrol, roles, now), canVoidFinish(patrol, roles, now)]).toEqual([start, finish]);
  });
});
