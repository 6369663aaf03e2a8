import { eccNumberTexts } from './texts.ts';
/** Returns what an answer to a log-on is called. In training it does not come from the ECC (product 16.14). */
export function answerTitle(training: boolean, time: string): string {
  return eccNumberTexts.answeredAt(training ? 'training' : 'ecc', { time });
}

export function numberLabel(training: boolean): string {
  return eccNumberTexts.label(training ? 'training' : 'ecc');
}
