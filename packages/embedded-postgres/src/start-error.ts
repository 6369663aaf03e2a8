/** A condition outside the program prevents starting; the message is one sentence with the reason and the remedy. */
export class StartError extends Error {
  override readonly name = 'StartError';
}
