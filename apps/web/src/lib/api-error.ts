import {
  Conflict,
  Failure,
  type Issue,
  type OverlappingPatrol,
  SignInRefused,
  ValidationFailed,
} from '@patrolbook/contract';

/** A call that did not succeed. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  /** HTTP status; 0 when no answer came. */
  readonly status: number;
  /** The server's code: `unauthorized`, `forbidden`, `invalid_grant`, a conflict's own; `network` without an answer. */
  readonly code: string;
  /** Refused values of a 400; empty otherwise. */
  readonly issues: readonly Issue[];
  /** Of a 409 `double-booked`: those that take place at the same time; empty otherwise. */
  readonly patrols: readonly OverlappingPatrol[];
  /** Of a fault of the server's own: what its log calls the request. */
  readonly requestId: string | undefined;

  constructor(
    status: number,
    code: string,
    message: string,
    {
      issues = [],
      patrols = [],
      requestId,
    }: Partial<Pick<ApiError, 'issues' | 'patrols' | 'requestId'>> = {},
  ) {
    super(message);
    this.status = status;
    this.code = code;
    this.issues = issues;
    this.patrols = patrols;
    this.requestId = requestId;
  }
}

/** No answer came: the device is offline, or the server or the way to it is down. */
export function isNetworkError(error: unknown): boolean {
  return error instanceof ApiError && error.status === 0;
}

/** What to tell of any fault; 'Unknown error' when it says nothing (specification 8). */
export function messageOf(error: unknown): string {
  return error instanceof Error && error.message ? error.message : 'Unknown error';
}

/** Reads what the server says in any of its error shapes; an answer in none of them (a proxy's page) keeps its status text. */
export async function errorOf(response: Response): Promise<ApiError> {
  const { status, statusText } = response;
  const text = await response.text();
  const body = response.headers.get('content-type')?.includes('json') ? parseJson(text) : undefined;
  const invalid = ValidationFailed.safeParse(body);
  if (invalid.success) return new ApiError(status, 'validation-failed', invalid.data.message, invalid.data);
  const refused = SignInRefused.safeParse(body);
  if (refused.success) return new ApiError(status, refused.data.error, refused.data.error_description);
  const conflict = Conflict.safeParse(body);
  if (conflict.success) {
    const { code, message, patrols = [] } = conflict.data;
    return new ApiError(status, code, message, { patrols });
  }
  if (status === 401) return new ApiError(status, 'unauthorized', statusText || 'Unauthorized');
  if (status === 403) return new ApiError(status, 'forbidden', statusText || 'Forbidden');
  const failure = Failure.safeParse(body);
  const { message, requestId } = failure.success ? failure.data : { message: statusText };
  return new ApiError(status, `http-${status}`, message || 'Unknown error', { requestId });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined; // cut short on the way; the status still says what happened
  }
}
