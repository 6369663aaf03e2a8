import { eventNumberOf, type Started } from '#patrols/contract';

/** The columns of a patrol that know its event number. */
interface NumberedRow {
  started: (Pick<Started, 'started'> & Partial<Started>) | null;
  /** When the ECC answered, and its number. */
  eccLogOnResponse: string | null;
  policeEventNumber: string | null;
}

/** Returns the event number that counts, as every screen and mail shows it (product 17.40). */
export function eventNumberOfRow({
  started,
  eccLogOnResponse: when,
  policeEventNumber,
}: NumberedRow): string | null {
  const answer = when !== null && policeEventNumber !== null ? { when, policeEventNumber } : null;
  return eventNumberOf({ started, eccLogOnResponse: answer });
}
