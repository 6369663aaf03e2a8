import { type AccessClaims, tokenRefresh } from '#contract';
import { ApiError } from '../http/api-error.ts';

/** What refreshing needs from its surroundings. */
export interface RefreshParts {
  /** Reads the current claims. */
  claims: () => AccessClaims | undefined;
  /** The server's time in milliseconds. */
  now: () => number;
  /** Requests the next token, which arrives as cookies. */
  post: () => Promise<unknown>;
  /** Runs while no other tab of the browser refreshes. */
  exclusively: <T>(run: () => Promise<T>) => Promise<T>;
  /** Waits, in milliseconds. */
  pause: (duration: number) => Promise<void>;
  /** Called when a fresh token has arrived. */
  renewed: (claims: AccessClaims) => void;
  /** Called when the server has ended this session. */
  refused: (session: string | undefined) => void;
  /** Reports an error that no caller waits for. */
  report: (error: unknown) => void;
}

export interface Refresher {
  /** Waits for a fresh token when the current one is about to end. Call before every authenticated request. */
  ensureFresh: () => Promise<void>;
  /**
   * Fetches the successor of the token used (its `jti`): once for all calls at the same time, and not at all when it is
   * there already.
   */
  refresh: (used: string | undefined) => Promise<void>;
}

/** Creates a refresher (product 9.4): awaited within 5 seconds of expiry, early within a minute, five retries. */
export function createRefresher(parts: RefreshParts): Refresher {
  let running: Promise<void> | undefined;

  function refresh(used: string | undefined): Promise<void> {
    running ??= parts
      .exclusively(() => renew(parts, used))
      .finally(() => {
        running = undefined;
      });
    return running;
  }

  function refreshEarly(used: string): void {
    refresh(used).catch((error: unknown) => {
      // The next request waits for a refresh of its own and reports an ApiError.
      if (!(error instanceof ApiError)) parts.report(error);
    });
  }

  async function ensureFresh(): Promise<void> {
    const claims = parts.claims();
    if (!claims) throw new ApiError(401, 'no-access-token', 'Access token not present');
    const left = claims.exp - parts.now() / 1000;
    if (left <= tokenRefresh.requiredSeconds) await refresh(claims.jti);
    else if (left <= tokenRefresh.earlySeconds) refreshEarly(claims.jti);
  }

  return { ensureFresh, refresh };
}

/** Requests until the used token has a successor, which another tab may have fetched while this one waited. */
async function renew(parts: RefreshParts, used: string | undefined): Promise<void> {
  if (successor(parts, used)) return;
  let answered = true;
  for (let attempt = 0; attempt <= tokenRefresh.retries; attempt += 1) {
    if (attempt > 0) await parts.pause(100 * 2 ** attempt);
    answered = await posted(parts);
    const claims = successor(parts, used);
    if (claims) return parts.renewed(claims);
  }
  const status = answered ? 401 : 0;
  if (!parts.claims()) throw new ApiError(status, 'token-create-failed', 'Token create failed');
  throw new ApiError(status, 'token-refresh-failed', 'Token refresh failed');
}

/** Posts once. Resolves to false when no usable answer came and a retry may help. Throws a refusal, which is final. */
async function posted(parts: RefreshParts): Promise<boolean> {
  const session = parts.claims()?.sid;
  try {
    await parts.post();
    return true;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.status !== 401) return false;
    parts.refused(session);
    throw error;
  }
}

function successor(parts: RefreshParts, used: string | undefined): AccessClaims | undefined {
  const claims = parts.claims();
  return claims?.jti === used ? undefined : claims;
}
