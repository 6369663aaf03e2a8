import {
  type Conflict,
  type ExpiredInvitation,
  expiryReasons,
  type Failure,
  type Forbidden,
  forbiddenErrors,
  type Issue,
  issueReasons,
  type OverlappingPatrol,
  type SignInRefused,
  signInRefusals,
  type Unauthorized,
  type ValidationFailed,
} from '#contract';
import {
  hasShape,
  isAnything,
  isId,
  isListOf,
  isNullable,
  isNumber,
  isOneOf,
  isOptional,
  isText,
} from '../values/shape.ts';

/** Checks of the shapes that the server's errors have. */

const isIssue = hasShape<Issue>({
  path: isListOf(isText),
  reason: isOneOf(issueReasons),
  value: isAnything,
  max: isOptional(isNumber),
  min: isOptional(isNumber),
  format: isOptional(isText),
  type: isOptional(isText),
});

export const isValidationFailed = hasShape<ValidationFailed>({
  message: isOneOf(['Validation failed']),
  issues: isListOf(isIssue),
});

export const isSignInRefused = hasShape<SignInRefused>({
  error: isOneOf(signInRefusals),
  error_description: isText,
});

const isExpiredInvitation = hasShape<ExpiredInvitation>({
  because: isOneOf(expiryReasons),
  organization: hasShape<ExpiredInvitation['organization']>({
    name: isText,
    timeZone: isText,
    coordinatorName: isOptional(isNullable(isText)),
    coordinatorPhone: isOptional(isNullable(isText)),
  }),
  patrol: hasShape<ExpiredInvitation['patrol']>({
    name: isNullable(isText),
    type: isOneOf(['patrol', 'event']),
    when: isText,
  }),
});

export const isUnauthorized = hasShape<Unauthorized>({
  error: isOneOf(['unauthorized']),
  message: isOptional(isText),
  invitation: isOptional(isExpiredInvitation),
});

export const isForbidden = hasShape<Forbidden>({
  error: isOneOf(forbiddenErrors),
  message: isOptional(isText),
});

const isOverlappingPatrol = hasShape<OverlappingPatrol>({
  _id: isId,
  name: isNullable(isText),
  when: isText,
  hours: isNumber,
});

export const isConflictShape = hasShape<Conflict>({
  message: isText,
  code: isText,
  patrols: isOptional(isListOf(isOverlappingPatrol)),
});

/** Whether something has what every error of the server has, of an older or a newer one, too. */
export function isError(body: unknown): boolean {
  return hasShape({ message: isText })(body) || hasShape({ error: isText })(body);
}

export const isFailure = hasShape<Failure>({ message: isText, requestId: isOptional(isText) });
