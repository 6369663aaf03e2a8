import { describe, expect, it } from 'vitest';
import { ApiError } from '../http/api-error.ts';
import { claimsWith, now } from './claims.fixture.ts';
import { createRefresher, type RefreshParts } from './refresh.ts';

/** A browser whose token ends in `secondsLeft`, and a server that gives `answers` one after the other. */
function browser(secondsLeft: number | undefined, answers: (() => void)[] = []) {
  const seen = { posts: 0, pauses: 0, renewed: 0, refused: [] as unknown[] };
  const jar = { claims: secondsLeft === undefined ? undefined : claimsWith({ exp: now + secondsLeft }) };
  const renew = () => {
    jar.claims = claimsWith({ jti: 'next' });
  };
  const parts: RefreshParts = {
    claims: () => jar.claims,
    now: () => now * 1000,
    post: async () => {
      const answer = answers[seen.posts] ?? renew;
      seen.posts += 1;
      answer();
    },
    exclusively: (run) => run(),
    pause: async () => {
      seen.pauses += 1;
    },
    renewed: () => {
      seen.renewed += 1;
    },
    refused: (session) => {
      seen.refused.push(session);
    },
    report: (error) => {
      throw error;
    },
  };
  return { seen, jar, renew, parts, refresher: createRefresher(parts) };
}

function noAnswer(): never {
  throw new ApiError(0, 'network', 'Network error');
}

describe('before a request (product 9.4) [9.4]', () => {
  it.each([
    [3600, 0],
    [61, 0],
    [60, 1],
    [6, 1],
    [5, 1],
    [-100, 1],
  ])('a token with %i seconds left is refreshed %i times', async (left, posts) => {
    const { seen, refresher } = browser(left);
    await refresher.ensureFresh();
    expect(seen.posts).toBe(posts);
  });

  it('waits for the refresh within 5 seconds of the end', async () => {
    const { jar, refresher } = browser(5);
    await refresher.ensureFresh();
    expect(jar.claims?.jti).toBe('next');
  });

  it('does not wait for it within a minute of the end', async () => {
    const { jar, seen, parts } = browser(30);
    let answer = () => {};
    const waiting = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const post = parts.post;
    await createRefresher({ ...parts, post: () => waiting.then(post) }).ensureFresh();
    expect([jar.claims?.jti, seen.posts]).toEqual(['first', 0]);
    answer();
    await expect.poll(() => jar.claims?.jti).toBe('next');
  });

  it('fails without a token and requests none', async () => {
    const { seen, refresher } = browser(undefined);
    await expect(refresher.ensureFresh()).rejects.toThrow('Access token not present');
    expect(seen.posts).toBe(0);
  });

  it('refreshes once for ten calls at the same time, and again for a later one', async () => {
    const { seen, jar, refresher } = browser(0);
    await Promise.all(Array.from({ length: 10 }, () => refresher.ensureFresh()));
    expect(seen).toMatchObject({ posts: 1, renewed: 1 });
    jar.claims = claimsWith({ jti: 'third', exp: now });
    await refresher.ensureFresh();
    expect(seen.renewed).toBe(1 + 1);
  });

  it('requests no successor of a token that has one', async () => {
    const { seen, jar, refresher } = browser(600);
    jar.claims = claimsWith({ jti: 'second' });
    await refresher.refresh('first');
    expect(seen.posts).toBe(0);
  });

  it('uses the token that another tab fetched while this one waited', async () => {
    const { seen, renew, parts } = browser(0);
    const exclusively: RefreshParts['exclusively'] = (run) => {
      renew();
      return run();
    };
    await createRefresher({ ...parts, exclusively }).ensureFresh();
    expect(seen.posts).toBe(0);
  });
});

describe('when the refresh fails', () => {
  it('is retried five times, with a pause before each [9.4]', async () => {
    const { seen, refresher } = browser(0, Array(5).fill(noAnswer));
    await refresher.ensureFresh();
    expect(seen).toMatchObject({ posts: 6, pauses: 5, renewed: 1 });
  });

  it("gives up after that: 'Token refresh failed', and keeps the session [9.4]", async () => {
    const { seen, refresher } = browser(0, Array(7).fill(noAnswer));
    const failed = refresher.ensureFresh();
    await expect(failed).rejects.toMatchObject({ message: 'Token refresh failed', status: 0 });
    expect(seen).toMatchObject({ posts: 6, refused: [] });
  });

  it("is 'Token create failed' when there is no token left [9.4]", async () => {
    const { jar, refresher } = browser(0, Array(7).fill(noAnswer));
    const failed = refresher.ensureFresh();
    jar.claims = undefined;
    await expect(failed).rejects.toThrow('Token create failed');
  });

  it('treats an answer without a token as a failure', async () => {
    const { seen, refresher } = browser(
      0,
      Array(7).fill(() => {}),
    );
    await expect(refresher.ensureFresh()).rejects.toMatchObject({
      message: 'Token refresh failed',
      status: 401,
    });
    expect(seen.posts).toBe(6);
  });

  it('ends the session at once on a 401', async () => {
    const refusal = () => {
      throw new ApiError(401, 'unauthorized', 'Unauthorized');
    };
    const { seen, jar, refresher } = browser(0, [refusal]);
    await expect(refresher.ensureFresh()).rejects.toThrow('Unauthorized');
    expect(seen).toMatchObject({ posts: 1, refused: [jar.claims?.sid] });
  });

  it('does not end a session that began meanwhile', async () => {
    const began = '01920000-0000-7000-8000-000000000002';
    const { seen, jar, refresher } = browser(0, [
      () => {
        jar.claims = claimsWith({ sid: began, jti: 'of another sign-in' });
        throw new ApiError(401, 'unauthorized', 'Unauthorized');
      },
    ]);
    const session = jar.claims?.sid;
    await expect(refresher.ensureFresh()).rejects.toThrow('Unauthorized');
    expect(seen.refused).toEqual([session]);
  });

  it.each([403, 429, 500, 503])('never ends the session on a %i', async (status) => {
    const answer = () => {
      throw new ApiError(status, `http-${status}`, 'No');
    };
    const { seen, refresher } = browser(0, Array(7).fill(answer));
    await expect(refresher.ensureFresh()).rejects.toThrow('Token refresh failed');
    expect(seen).toMatchObject({ posts: 6, refused: [] });
  });

  it('uses a token that arrived although its answer was cut off', async () => {
    const { seen, renew, refresher } = browser(0, [
      () => {
        renew();
        noAnswer();
      },
    ]);
    await refresher.ensureFresh();
    expect(seen).toMatchObject({ posts: 1, renewed: 1 });
  });
});
