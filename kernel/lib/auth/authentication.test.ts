import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AccessClaims } from '#contract';
import { ApiError } from '../http/api-error.ts';
import { createAuthentication } from './authentication.ts';
import { claimsWith, now } from './claims.fixture.ts';

const day = 86_400_000;

/** Sign-in, sign-out and the end of the refresh token, in a browser with two tabs (product 9.5). */

const other = '01920000-0000-7000-8000-000000000002';
const channels: BroadcastChannel[] = [];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now: now * 1000 });
});

afterEach(() => {
  vi.useRealTimers();
  for (const channel of channels.splice(0)) channel.close();
});

function browser(claims?: AccessClaims) {
  const jar = { claims };
  const name = `auth-${Math.random()}`;
  const tab = () => {
    const channel = new BroadcastChannel(name);
    channels.push(channel);
    const authentication = createAuthentication({
      claims: () => jar.claims,
      now: Date.now,
      channel,
    });
    channel.onmessage = authentication.sync;
    authentication.sync();
    return authentication;
  };
  const answer = (next: AccessClaims | undefined) => async () => {
    jar.claims = next;
  };
  return { jar, answer, tab };
}

describe('sign-in', () => {
  it('makes this tab and every other one authenticated [9.5]', async () => {
    const { answer, tab } = browser();
    const [here, there] = [tab(), tab()];
    const state = await here.signIn(answer(claimsWith()));
    expect(state.status).toBe('authenticated');
    await vi.waitFor(() => expect(there.state()).toEqual(state), 10_000);
  });

  it('again, in either tab, is another session, so that caches are rebuilt [9.5]', async () => {
    const { answer, tab } = browser(claimsWith());
    const [here, there] = [tab(), tab()];
    const before = there.state();
    await here.signIn(answer(claimsWith({ sid: other })));
    await vi.waitFor(() => expect(there.state()).toMatchObject({ session: other }), 10_000);
    expect(before).not.toMatchObject({ session: other });
  });

  it('that is refused shows why, in this tab alone, until something else happens', async () => {
    const { answer, tab } = browser();
    const [here, there] = [tab(), tab()];
    const text = 'Too many failed sign-ins. Please try again in 15 minutes.';
    await here.signIn(() => Promise.reject(new ApiError(400, 'locked_out', text)));
    here.sync();
    expect(here.state()).toMatchObject({ status: 'authentication-failed', errorDescription: text });
    expect(there.state().status).toBe('not-authenticated');
    expect((await here.signIn(answer(claimsWith()))).status).toBe('authenticated');
  });

  it('in a browser that keeps no cookies says so', async () => {
    const { answer, tab } = browser();
    expect(await tab().signIn(answer(undefined))).toEqual({
      status: 'configuration-error',
      error: 'no-access-token',
      errorDescription:
        'This browser keeps no cookies, without which nobody can sign in. Please allow them, or use another browser.',
    });
  });
});

describe('sign-out', () => {
  it('leaves the signed-in routes in every tab [9.5]', async () => {
    const { jar, tab } = browser(claimsWith());
    const [here, there] = [tab(), tab()];
    const session = jar.claims?.sid;
    jar.claims = undefined;
    here.drop(session);
    expect(here.state().status).toBe('not-authenticated');
    await vi.waitFor(() => expect(there.state().status).toBe('not-authenticated'), 10_000);
  });

  it('ignores a cookie that is left behind, but accepts the next sign-in', async () => {
    const { jar, answer, tab } = browser(claimsWith());
    const here = tab();
    here.drop(jar.claims?.sid);
    here.sync();
    expect(here.state().status).toBe('not-authenticated');
    expect((await here.signIn(answer(claimsWith({ sid: other })))).status).toBe('authenticated');
  });

  it('notifies its listeners once', () => {
    const { jar, tab } = browser(claimsWith());
    const here = tab();
    const published: string[] = [];
    here.subscribe(() => published.push(here.state().status));
    here.drop(jar.claims?.sid);
    here.sync();
    expect(published).toEqual(['not-authenticated']);
  });
});

describe('when the refresh token ends', () => {
  it('the tab leaves the signed-in routes on its own [9.5]', () => {
    const here = browser(claimsWith({ naf: now + 60 })).tab();
    vi.advanceTimersByTime(59_999);
    expect(here.state().status).toBe('authenticated');
    vi.advanceTimersByTime(2);
    expect(here.state()).toMatchObject({ status: 'not-authenticated', error: 'no-access-token' });
  });

  it('the tab does so even after more days than a timer holds', () => {
    const here = browser(claimsWith({ naf: now + 60 * 86_400 })).tab();
    vi.advanceTimersByTime(60 * day - 1);
    expect(here.state().status).toBe('authenticated');
    vi.advanceTimersByTime(2);
    expect(here.state().status).toBe('not-authenticated');
  });

  it('the tab stays signed in if another tab has refreshed the token in the meantime', () => {
    const { jar, tab } = browser(claimsWith({ naf: now + 60 }));
    const here = tab();
    jar.claims = claimsWith({ jti: 'second', naf: now + 120 });
    vi.advanceTimersByTime(61_000);
    expect(here.state()).toMatchObject({ status: 'authenticated', refreshExpires: (now + 120) * 1000 });
    vi.advanceTimersByTime(60_000);
    expect(here.state().status).toBe('not-authenticated');
  });
});

describe('a page that keeps the session [17.11]', () => {
  it('stays when it ends, however that comes about, until it lets go', () => {
    const { jar, tab } = browser(claimsWith({ naf: now + 60 }));
    const [expired, refused, elsewhere] = [tab(), tab(), tab()];
    const release = [expired, refused, elsewhere].map((each) => each.keep());
    refused.drop(jar.claims?.sid);
    vi.advanceTimersByTime(60_001);
    jar.claims = undefined;
    elsewhere.sync();
    for (const each of [expired, refused, elsewhere])
      expect(each.state()).toMatchObject({ status: 'authenticated', session: claimsWith().sid, ended: true });
    for (const letGo of release) letGo();
    for (const each of [expired, refused, elsewhere]) expect(each.state().status).toBe('not-authenticated');
  });

  it('goes on in the session of whoever signs in', () => {
    const { jar, tab } = browser(claimsWith());
    const here = tab();
    const release = here.keep();
    jar.claims = undefined;
    here.sync();
    jar.claims = claimsWith({ sid: other });
    here.sync();
    expect(here.state()).toMatchObject({ session: other, ended: false });
    release();
    expect(here.state()).toMatchObject({ session: other, ended: false });
  });

  it('is let go once, and leaves other keepers alone', () => {
    const { jar, tab } = browser(claimsWith());
    const here = tab();
    const [release] = [here.keep(), here.keep()];
    release();
    release();
    jar.claims = undefined;
    here.sync();
    expect(here.state()).toMatchObject({ status: 'authenticated', ended: true });
  });
});

it('changed roles are read from the fresh cookie', () => {
  const { jar, tab } = browser(claimsWith());
  const here = tab();
  jar.claims = claimsWith({ rls: ['admin'] });
  here.sync();
  expect(here.state()).toMatchObject({ userInfo: { roles: ['admin'] } });
});
