/** Why a value was refused (product 13.2). */
export const issueReasons = [
  'not-defined',
  'incorrect-type',
  'no-conversion',
  'min-length',
  'max-length',
  'regex',
  'incorrect-format',
  'unexpected-property',
  'key-not-found',
  'min',
  'max',
  'not-unique',
  'password-mismatch',
  'wrong-password',
  'wrong-code',
  'wrong-passkey',
  'copied-passkey',
  'not-existing',
] as const;
export type IssueReason = (typeof issueReasons)[number];

/** One refused value: its path in the input, the reason, and the bound it broke. */
export interface Issue {
  path: string[];
  reason: IssueReason;
  value?: unknown;
  max?: number | undefined;
  min?: number | undefined;
  format?: string | undefined;
  type?: string | undefined;
}
