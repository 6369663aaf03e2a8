import type { EccReplyOutcome } from '@patrolbook/contract';

const texts: Record<EccReplyOutcome, string> = {
  number: 'Its event number was taken over.',
  'no-number': 'No event number was found in it. Read it, and enter the number.',
  'several-numbers':
    'It has several numbers, or another one than was known. Read it, and use the one that holds.',
  automatic: 'An automatic answer. Somebody may still reply.',
  bounce: 'The log-on was not delivered. Ring the ECC.',
  'too-late': 'It came too late to be taken over.',
  training: 'It belongs to training and does not count for this patrol.',
};

/**
 * Returns the outcome of a mail that came in, and what is left to do (product 16.7). In training nobody rings
 * the ECC.
 */
export function replyText(outcome: EccReplyOutcome, training: boolean): string {
  return training && outcome === 'bounce' ? 'The message was not delivered to its sender.' : texts[outcome];
}
