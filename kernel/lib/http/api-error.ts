import type { ExpiredInvitation, Issue, OverlappingPatrol } from '#contract';
import { feedbackTexts } from '#texts/shared.ts';
import {
  isConflictShape,
  isError,
  isFailure,
  isForbidden,
  isSignInRefused,
  isUnauthorized,
  isValidationFailed,
} from './error-shapes.ts';

/** A call that did not succeed. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  /** HTTP status; 0 when no answer came. */
  readonly status: number;
  /** The server's code: `unauthorized`, `forbidden`, `invalid_grant`, a conflict's own; `network` without an answer. */
  readonly code: string;
  /** Refused values of a 400; empty otherwise. */
  readonly issues: readonly Issue[];
  /** The overlapping patrols of a 409 `double-booked`; empty otherwise. */
  readonly patrols: readonly OverlappingPatrol[];
  /** The id under which the server logged a fault of its own. */
  readonly requestId: string | undefined;
  /** The details of an expired personal link in a 401. */
  readonly invitation: ExpiredInvitation | undefined;

  constructor(
    status: number,
    code: string,
    message: string,
    {
      issues = [],
      patrols = [],
      requestId,
      invitation,
    }: Partial<Pick<ApiError, 'issues' | 'patrols' | 'requestId' | 'invitation'>> = {},
  ) {
    super(message);
    this.status = status;
    this.code = code;
    this.issues = issues;
    this.patrols = patrols;
    this.requestId = requestId;
    this.invitation = invitation;
  }
}

/** Whether no answer came: the device is offline, or the server cannot be reached. */
export function isNetworkError(error: unknown): boolean {
  return error instanceof ApiError && error.status === 0;
}

/** Whether a mailed link is not valid, or no longer: its subject was removed, cancelled or is over, or it was mistyped. */
export function isDeadLink(error: unknown): error is ApiError {
  return error instanceof ApiError && [401, 403, 404].includes(error.status);
}

/** Whether a call was refused because of the state of its subject. */
export function isConflict(error: unknown): error is ApiError {
  return error instanceof ApiError && error.status === 409;
}

/** Whether a form was refused because somebody else has saved an edit since it was opened (decision 17). */
export function isChangedMeanwhile(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'changed-meanwhile';
}

/** Returns the message of any error; 'Unknown error' when it has none (product 13.4). */
export function messageOf(error: unknown): string {
  return error instanceof Error && error.message ? error.message : feedbackTexts.unknownError;
}

/** Returns the error of a call that our server did not answer. */
export function networkError(): ApiError {
  return new ApiError(0, 'network', feedbackTexts.networkError);
}

/** Returns the error of a call that a proxy or a portal answered in its place, which says as little of it. */
export function foreignAnswerError(): ApiError {
  return new ApiError(0, 'foreign-answer', feedbackTexts.networkError);
}

/**
 * Parses an answer in any of the server's error shapes. A refusal in none of them is a proxy's, whatever its headers say: it counts as no
 * answer.
 */
export async function errorOf(response: Response): Promise<ApiError> {
  const { status, statusText } = response;
  const text = await response.text();
  const body = response.headers.get('content-type')?.includes('json') ? parseJson(text) : undefined;
  if (status < 500 && !isError(body)) return foreignAnswerError();
  if (isValidationFailed(body)) return new ApiError(status, 'validation-failed', body.message, body);
  if (isSignInRefused(body)) return new ApiError(status, body.error, body.error_description);
  if (isConflictShape(body))
    return new ApiError(status, body.code, body.message, { patrols: body.patrols ?? [] });
  if (status === 401) {
    const invitation = isUnauthorized(body) ? body.invitation : undefined;
    return new ApiError(status, 'unauthorized', statusText || feedbackTexts.unauthorized, { invitation });
  }
  if (status === 403) {
    const { error, message } = isForbidden(body) ? body : { error: 'forbidden', message: undefined };
    return new ApiError(status, error, message || statusText || feedbackTexts.forbidden);
  }
  const { message, requestId } = isFailure(body) ? body : { message: statusText };
  return new ApiError(status, `http-${status}`, message || feedbackTexts.unknownError, { requestId });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined; // truncated; the status still says what happened
  }
}
