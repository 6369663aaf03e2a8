import type { Route } from '#contract';
import { withinSession } from '../auth/auth.ts';
import { saveFile } from '../browser/save-file.ts';
import { errorOf } from '../http/api-error.ts';
import { type CallArguments, request } from '../http/http.ts';

/** Calls a route that answers a file, with a fresh token, and saves the file under the name that the server gives it. Throws ApiError. */
export async function download<R extends Route>(route: R, ...[options]: CallArguments<R>): Promise<void> {
  const response = await withinSession(async (check) => {
    const answer = await request(route, options ?? {}, check);
    if (!answer.ok) throw await errorOf(answer);
    return answer;
  });
  saveFile(await response.blob(), nameOf(response));
}

/** The name in the notation of RFC 8187. */
function nameOf(response: Response): string {
  const given = response.headers.get('content-disposition') ?? '';
  return decodeURIComponent(/filename\*=UTF-8''([^;]+)/.exec(given)?.[1] ?? '');
}
