/**
 * A condition outside the program that prevents starting. The message is one sentence with the reason and the
 * remedy.
 */
export class StartError extends Error {
  override readonly name = 'StartError';
}
