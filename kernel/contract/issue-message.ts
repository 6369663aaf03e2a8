import type { Issue } from './issues.ts';

/** Returns what a screen shows for an issue: the table's message, but a sentence in place of the name of a format (product 13.7). */
export function issueSentence(issue: Issue): string {
  return issue.reason === 'incorrect-format' && issue.format ? `Give ${issue.format}` : issueMessage(issue);
}

/** Returns the message of an issue, exactly as in the table of product 13.2. */
export function issueMessage(issue: Issue): string {
  switch (issue.reason) {
    case 'max':
      return `must be ${issue.max} or less`;
    case 'min':
      return `must be ${issue.min} or more`;
    case 'max-length':
      return `must be ${issue.max} chars or less`;
    case 'min-length':
      return `must be ${issue.min} chars or more`;
    case 'not-defined':
      return 'Must have a value';
    case 'incorrect-format':
      return issue.format ? `Expected format: ${issue.format}` : 'Invalid format';
    case 'no-conversion':
    case 'regex':
      return 'Unexpected format';
    case 'unexpected-property':
      return 'Cannot set this property';
    case 'password-mismatch':
      return 'Does not match Password';
    case 'wrong-password':
      return 'Not your current password';
    case 'wrong-code':
      return 'This code does not work, or no longer';
    case 'wrong-passkey':
      return 'This passkey does not work here, or no longer';
    case 'copied-passkey':
      return 'There may be a copy of this passkey. Remove it';
    case 'incorrect-type':
      return `Incorrect type, expected ${issue.type}`;
    case 'not-unique':
      return 'Already in use';
    case 'not-existing':
      return issue.format
        ? `The clocks change: this time does not exist. Try ${issue.format}`
        : 'Invalid value';
    case 'key-not-found':
      return 'Invalid value';
  }
}
