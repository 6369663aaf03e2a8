import { describe, expect, it } from 'vitest';
import type { AccessClaims } from '#contract';
import { ApiError } from '../http/api-error.ts';
import { authStateOf } from './auth-state.ts';
import { claimsWith, now } from './claims.fixture.ts';
import { inSession, type SessionParts } from './in-session.ts';

const other = '01920000-0000-7000-8000-000000000002';

function unauthorized(): never {
  throw new ApiError(401, 'unauthorized', 'Unauthorized');
}

/** A tab that shows the session of `claims`; `refreshed` runs when its token is refreshed. */
function tab(claims = claimsWith(), refreshed: () => void = () => {}) {
  const jar: { claims: AccessClaims | undefined } = { claims };
  const state = authStateOf(claims, now * 1000);
  const seen = { refreshes: [] as (string | undefined)[], requests: 0, syncs: 0 };
  const parts: SessionParts = {
    state: () => state,
    claims: () => jar.claims,
    ensureFresh: async () => {},
    refresh: async (used) => {
      seen.refreshes.push(used);
      refreshed();
    },
    sync: () => {
      seen.syncs += 1;
    },
  };
  /** Runs a request whose attempts get these answers, one after the other. */
  const ask = (...answers: (() => string)[]) =>
    inSession(parts, async () => {
      seen.requests += 1;
      return answers[seen.requests - 1]?.() ?? '';
    });
  return { jar, seen, parts, ask };
}

describe('a request of a session', () => {
  it('waits for a fresh token, and reads the cookies again afterwards', async () => {
    const { seen, parts, ask } = tab();
    const order: string[] = [];
    parts.ensureFresh = async () => {
      order.push('fresh');
    };
    const answer = await ask(() => {
      order.push('sent');
      return 'answer';
    });
    expect([answer, order, seen.syncs]).toEqual(['answer', ['fresh', 'sent'], 1]);
  });

  it('is sent once more when the server requires a fresher token', async () => {
    const { seen, ask } = tab();
    expect(await ask(unauthorized, () => 'answer')).toBe('answer');
    expect(seen).toMatchObject({ refreshes: ['first'], requests: 2 });
  });

  it('that is refused again is not retried: only a refused refresh ends the session', async () => {
    const { seen, ask } = tab();
    await expect(ask(unauthorized, unauthorized)).rejects.toMatchObject({ status: 401 });
    expect(seen).toMatchObject({ refreshes: ['first'], requests: 2 });
  });

  it('is not sent again when the refresh is refused', async () => {
    const { seen, ask } = tab(claimsWith(), unauthorized);
    await expect(ask(unauthorized)).rejects.toThrow('Unauthorized');
    expect(seen.requests).toBe(1);
  });

  it.each([0, 400, 403, 404, 409, 500])('that fails with %i requests no other token', async (status) => {
    const { seen, ask } = tab();
    const fails = () => {
      throw new ApiError(status, 'code', 'text');
    };
    await expect(ask(fails)).rejects.toMatchObject({ status });
    expect(seen).toMatchObject({ refreshes: [], requests: 1 });
  });

  it('is not sent without cookies, and updates the state', async () => {
    const { jar, seen, ask } = tab();
    jar.claims = undefined;
    await expect(ask()).rejects.toThrow('Not authenticated');
    expect(seen).toMatchObject({ requests: 0, syncs: 1 });
  });

  it('is not sent under a session that was begun in another tab', async () => {
    const { jar, seen, ask } = tab();
    jar.claims = claimsWith({ sid: other });
    await expect(ask()).rejects.toThrow('Not authenticated');
    expect(seen.requests).toBe(0);
  });

  it('is not sent under a session that began right before', async () => {
    const { jar, seen, parts } = tab();
    const sending = inSession(parts, async (check) => {
      jar.claims = claimsWith({ sid: other, jti: 'other' });
      check();
      seen.requests += 1;
    });
    await expect(sending).rejects.toThrow('Not authenticated');
    expect(seen).toMatchObject({ requests: 0, refreshes: [] });
  });

  it('is not sent again under a session that began meanwhile', async () => {
    const { jar, seen, ask } = tab(claimsWith(), () => {
      jar.claims = claimsWith({ sid: other });
    });
    await expect(ask(unauthorized)).rejects.toThrow('Not authenticated');
    expect(seen.requests).toBe(1);
  });
});
