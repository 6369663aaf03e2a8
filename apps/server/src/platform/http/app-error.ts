import type { Conflict, Issue } from '@patrolbook/contract';

/** A refusal. Thrown anywhere, it becomes the answer `status` with `body` in one place, the error handler. */
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

/** 400: values were refused; each issue says where and why. */
export function invalid(...issues: Issue[]): AppError {
  return new AppError(400, 'Validation failed', { message: 'Validation failed', issues });
}

/** Throws the 400, if there is anything to refuse. */
export function refuse(issues: readonly Issue[]): void {
  if (issues.length > 0) throw invalid(...issues);
}

/** 400 of sign-in, as RFC 6749 section 5.2 shapes it. */
export function signInRefused(error: 'invalid_grant' | 'locked_out', description: string): AppError {
  return new AppError(400, description, { error, error_description: description });
}

/** 401: no token, or one that is no longer good. */
export function unauthorized(message?: string): AppError {
  return new AppError(401, message ?? 'unauthorized', { error: 'unauthorized', ...(message && { message }) });
}

/** 403: you may see it, or know of it, but not do this. */
export function forbidden(): AppError {
  return new AppError(403, 'forbidden', { error: 'forbidden' });
}

/** 404: it does not exist, or not for you: another organization's rows do not exist. */
export function notFound(message = 'Not found'): AppError {
  return new AppError(404, message, { message });
}

/** 409: the wrong moment. `message` is the sentence the screen shows. */
export function conflict(code: string, message: string, more: Pick<Conflict, 'patrols'> = {}): AppError {
  return new AppError(409, message, { message, code, ...more });
}

/** 429: come back in so many seconds. */
export function tooMany(seconds: number): AppError {
  const message = 'Too many tries. Please wait a while and try again.';
  return new AppError(429, message, { message }, { 'retry-after': String(Math.max(1, Math.ceil(seconds))) });
}
