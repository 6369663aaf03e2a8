import { formatKilometres, plainCode } from '#contract';
import { numberText } from '#texts/locale.ts';
import { recordCheckTexts } from '../texts.ts';
import type { Question } from './question.ts';

/** How many kilometres more than expected are asked about (product 17.1). */
const unlikelyKilometres = 500;

/**
 * Reads kilometres as people write them: `84,212.1`, `84 212,1`. A comma before three digits groups them, any other is a decimal
 * point. Null is blank; what is no number is returned as it is, for a schema to refuse.
 */
export function kilometresOf(text: string): number | string | null {
  const typed = plainCode(text).trim();
  if (typed === '') return null;
  const digits = typed.replaceAll(/[,\s](?=\d{3}(?!\d))/g, '').replace(',', '.');
  return /^-?\d+(\.\d*)?$/.test(digits) ? Number(digits) : typed;
}

/** Writes kilometres as a field shows them: `84,212.1`. */
export function kilometresText(reading: number | null): string {
  return reading === null ? '' : numberText(reading);
}

/** Returns what differs between a typed odometer and the one that is expected, to be flagged; null if nothing does. */
export function odometerGap(typed: string, expected: number | null): string | null {
  const reading = kilometresOf(typed);
  if (typeof reading !== 'number' || expected === null || reading === expected) return null;
  const gap = formatKilometres(Math.abs(reading - expected));
  return reading < expected ? recordCheckTexts.lessThanLast({ gap }) : recordCheckTexts.moreThanLast({ gap });
}

/** Returns the question whether an odometer is right: below the one that is expected, or far above it (product 17.1). */
export function odometerQuestion(reading: number | null, expected: number | null): Question | null {
  if (reading === null || expected === null) return null;
  const said = { reading: formatKilometres(reading), expected: formatKilometres(expected) };
  const title = recordCheckTexts.odometer;
  if (reading < expected) return { title, text: recordCheckTexts.askAboutLess(said) };
  if (reading <= expected + unlikelyKilometres) return null;
  const gap = formatKilometres(reading - expected);
  return { title, text: recordCheckTexts.askAboutMore({ ...said, gap }) };
}
