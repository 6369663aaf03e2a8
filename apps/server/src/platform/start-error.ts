/** Something outside the program keeps it from starting; the message says what and what to do, in one sentence. */
export class StartError extends Error {
  override readonly name = 'StartError';
}
