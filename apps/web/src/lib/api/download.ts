import type { Route } from '@patrolbook/contract';
import { withinSession } from '../auth/auth.ts';
import { errorOf } from '../http/api-error.ts';
import { type CallArguments, request } from '../http/http.ts';

/** Calls a route that answers a file, with a fresh token, and saves the file under the name that the server gives it. Throws ApiError. */
export async function download<R extends Route>(route: R, ...[options]: CallArguments<R>): Promise<void> {
  const response = await withinSession(async () => {
    const answer = await request(route, options ?? {});
    if (!answer.ok) throw await errorOf(answer);
    return answer;
  });
  save(await response.blob(), nameOf(response));
}

/** The name in the notation of RFC 8187. */
function nameOf(response: Response): string {
  const given = response.headers.get('content-disposition') ?? '';
  return decodeURIComponent(/filename\*=UTF-8''([^;]+)/.exec(given)?.[1] ?? '');
}

/** How long a browser may take to begin with the file, in milliseconds. */
const keptFor = 60_000;

function save(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), keptFor);
}
