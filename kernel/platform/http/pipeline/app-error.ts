import { type Conflict, type ExpiredInvitation, type Issue, limits, type SignInRefused } from '#contract';

/** A refusal. Thrown anywhere; the error handler answers it with `status` and `body`. */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly status: number;
  readonly body: object;
  readonly headers: Record<string, string>;

  constructor(status: number, message: string, body: object, headers: Record<string, string> = {}) {
    super(message);
    this.status = status;
    this.body = body;
    this.headers = headers;
  }
}

/** 400: values were refused; each issue has a path and a reason. */
export function invalid(...issues: Issue[]): AppError {
  return new AppError(400, 'Validation failed', { message: 'Validation failed', issues });
}

/** Throws a refusal, if there is one. */
export function refuse(refusal: AppError | null): void {
  if (refusal) throw refusal;
}

/** Throws 400 if there are any issues, with the first of very many. */
export function refuseIssues(issues: readonly Issue[]): void {
  if (issues.length > 0) throw invalid(...issues.slice(0, limits.issues.max));
}

/** 400 on signing in, in the shape of RFC 6749 section 5.2. */
export function signInError(error: SignInRefused['error'], description: string): AppError {
  return new AppError(400, description, { error, error_description: description });
}

/** 401: the token is missing, invalid or expired. */
export function unauthorized(message?: string, more: { invitation?: ExpiredInvitation } = {}): AppError {
  const body = { error: 'unauthorized', ...(message && { message }), ...more };
  return new AppError(401, message ?? 'unauthorized', body);
}

/** 403: the caller is known but not allowed to do this. */
export function forbidden(message?: string): AppError {
  return new AppError(403, message ?? 'forbidden', { error: 'forbidden', ...(message && { message }) });
}

/** 403: the caller has to confirm first that it is them (product 9.22). */
export function confirmationRequired(): AppError {
  const message = 'Please confirm that it is you.';
  return new AppError(403, message, { error: 'confirmation_required', message });
}

/** 403: the caller has to set up a second step first (product 9.25). */
export function secondStepRequiredError(): AppError {
  const message = 'Please set up a second step first, on Security.';
  return new AppError(403, message, { error: 'second_step_required', message });
}

/** 404: it does not exist, or belongs to another organization (product 2.6). */
export function notFound(message = 'Not found'): AppError {
  return new AppError(404, message, { message });
}

/** 409: the current state does not allow it. `message` is the sentence the screen shows. */
export function conflict(code: string, message: string, more: Pick<Conflict, 'patrols'> = {}): AppError {
  return new AppError(409, message, { message, code, ...more });
}

/** 429: too many requests; retry after this many seconds. */
export function tooManyRequests(
  seconds: number,
  message = 'Too many tries. Please wait a while and try again.',
): AppError {
  return new AppError(429, message, { message }, { 'retry-after': String(Math.max(1, Math.ceil(seconds))) });
}
