import { serverTimeHeader } from '#contract/server-time.ts';

/** Gives an answer the sign of our server: when it was sent. */
export function ofServer(answer: Response): Response {
  answer.headers.set(serverTimeHeader, String(Date.now()));
  return answer;
}
