/** The account of a caller. */
export interface Account {
  email: string;
  /** An address of their own, as the proxy in front of the server would forward it. */
  network: string;
}

/** How a call was answered. */
export interface Answer {
  status: number;
  body: string;
  /** How long it took, in milliseconds. */
  took: number;
}

/** Calls the API as one volunteer, or as the holder of a link. */
export type Call = (method: string, path: string, body?: object) => Promise<Answer>;

interface Credentials {
  password: string;
  /** Of the second step. */
  code?: string;
}

/** Signs in. Returns how that was answered, and the calls of the session, which ends as it may. */
export async function openSession(
  url: string,
  { email, network }: Account,
  credentials: Credentials,
): Promise<{ answer: Answer; call: Call }> {
  const body = { email, remember: true, sharedDevice: false, ...credentials };
  const headers = { 'x-forwarded-for': network };
  const { cookies, ...answer } = await send(url, { method: 'POST', path: '/auth/sign-in', body, headers });
  const call: Call = (method, path, given) =>
    send(url, { method, path, body: given, headers: { cookie: cookies, ...headers } });
  return { answer, call };
}

/** Returns the calls of a volunteer, who signs in again whenever the session's token has expired. */
export async function signIn(url: string, account: Account, password: string): Promise<Call> {
  let session = await newSession();
  return async (method, path, body) => {
    const answer = await session(method, path, body);
    if (answer.status !== 401) return answer;
    session = await newSession();
    return session(method, path, body);
  };

  async function newSession(): Promise<Call> {
    const { answer, call } = await openSession(url, account, { password });
    if (answer.status !== 204) throw new Error(`${account.email} cannot sign in: ${answer.body}`);
    return call;
  }
}

/** Returns the calls of a link's holder. */
export function byLink(url: string, token: string, network: string): Call {
  const headers = { authorization: `Bearer ${token}`, 'x-forwarded-for': network };
  return (method, path, body) => send(url, { method, path, body, headers });
}

interface Request {
  method: string;
  path: string;
  body: object | undefined;
  headers: Record<string, string>;
}

async function send(
  url: string,
  { method, path, body, headers }: Request,
): Promise<Answer & { cookies: string }> {
  const begun = performance.now();
  const response = await fetch(`${url}/api/v1${path}`, {
    method,
    headers: { origin: url, ...headers, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  const cookies = response.headers.getSetCookie().map((cookie) => cookie.split(';')[0]);
  return {
    status: response.status,
    body: text,
    took: performance.now() - begun,
    cookies: cookies.join('; '),
  };
}
