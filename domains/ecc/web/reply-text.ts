import type { EccReplyOutcome } from '#patrols/contract';
import { eccReplyTexts } from './texts.ts';

/**
 * Returns the outcome of a mail that came in, and what is left to do (product 16.7). In training nobody rings
 * the ECC.
 */
export function replyText(outcome: EccReplyOutcome, training: boolean): string {
  return training && outcome === 'bounce' ? eccReplyTexts.trainingBounce : eccReplyTexts.outcome(outcome);
}
