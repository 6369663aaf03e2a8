import { serverTimeHeader } from '#contract/server-time.ts';
import { publicUrl, type testApp } from '#server/testing/app.ts';

/**
 * The fates of a call: it is answered; it never arrives; its answer is lost; it arrives twice; it arrives after
 * it counted as lost; somebody else answers it, or replaces the answer.
 */
export const faults = [
  ...(['none', 'request lost', 'answer lost', 'twice', 'late'] as const),
  ...(['portal', 'proxy refuses', 'proxy knows nothing', 'answer replaced'] as const),
];
export type Fault = (typeof faults)[number];

/** What is answered in the server's place. */
const foreign: Partial<Record<Fault, () => Response>> = {
  portal: () => new Response('<h1>Sign in to the Wi-Fi</h1>', { headers: { 'content-type': 'text/html' } }),
  'proxy refuses': () => new Response('<h1>Forbidden</h1>', { status: 403, statusText: 'Forbidden' }),
  'proxy knows nothing': () => Response.json({ message: 'no Route matched' }, { status: 404 }),
  'answer replaced': () => new Response('<h1>Not Found</h1>', { status: 404, statusText: 'Not Found' }),
};

type App = ReturnType<typeof testApp>;
type Person = Parameters<App['sessionCookie']>[0];

/** The network between a device and the server, which fails in the given way until the faults are used up. */
export class FailingNetwork {
  readonly #app: App;
  readonly #faults: Fault[];
  readonly #underWay = new Set<Promise<Response>>();
  #delayed: (() => Promise<unknown>)[] = [];
  /** The fate of each call, for the message of a failed test. */
  readonly log: string[] = [];
  /** The person whose session the browser holds. */
  user: Person;

  constructor(app: App, faults: readonly Fault[], user: Person) {
    this.#app = app;
    this.#faults = [...faults];
    this.user = user;
  }

  /** The browser's `fetch`. */
  readonly fetch = (address: string, init: RequestInit): Promise<Response> => {
    const call = this.#call(address, init).finally(() => this.#underWay.delete(call));
    this.#underWay.add(call);
    return call;
  };

  /**
   * Waits for the calls that are under way, because an hour that passes meanwhile would end their sessions, and then acts: another call
   * may begin before whoever awaits this goes on.
   */
  async quiet(act?: () => void): Promise<void> {
    while (this.#underWay.size > 0) await Promise.allSettled(this.#underWay);
    act?.();
  }

  async #call(address: string, { method, headers, body }: RequestInit): Promise<Response> {
    const fault = this.#faults.shift() ?? 'none';
    this.log.push(`${method} ${address}`);
    if (fault === 'request lost') throw lost();
    const answered = foreign[fault]?.();
    if (answered && fault !== 'answer replaced') return answered;
    const { user } = this;
    const deliver = async () =>
      this.#app.app.inject({
        method: method === 'PATCH' || method === 'DELETE' || method === 'HEAD' ? method : 'POST',
        url: address,
        headers: {
          ...Object.fromEntries(new Headers(headers)),
          cookie: await this.#app.sessionCookie(user),
          origin: publicUrl.origin,
        },
        ...(typeof body === 'string' && { payload: body }),
      });
    if (fault === 'late') {
      this.#delayed.push(deliver);
      throw lost();
    }
    if (fault === 'twice') await deliver();
    const answer = await deliver();
    const { statusCode, payload } = answer;
    this.log.push(`${method} ${address}: ${statusCode}, ${fault}`);
    if (fault === 'answer lost') throw lost();
    if (answered) return answered;
    return new Response(payload, {
      status: statusCode,
      headers: {
        'content-type': 'application/json',
        [serverTimeHeader]: String(answer.headers[serverTimeHeader]),
      },
    });
  }

  /** Lets the delayed calls arrive, though nobody waits for them any more. */
  async arrive(): Promise<void> {
    const delayed = this.#delayed;
    this.#delayed = [];
    for (const deliver of delayed) await deliver();
  }
}

/** Returns the error that a browser's fetch throws if no answer comes. */
function lost(): TypeError {
  return new TypeError('Failed to fetch');
}
