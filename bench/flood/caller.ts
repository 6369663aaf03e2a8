/** The account of a caller. */
interface Account {
  email: string;
  /** An address of their own, as the proxy in front of the server would forward it. */
  network: string;
}

/** How a call was answered. */
interface Answer {
  status: number;
  body: string;
}

/** Calls the API as one volunteer, or as the holder of a link. */
export type Call = (method: string, path: string, body?: object) => Promise<Answer>;

/** Returns the calls of a volunteer, who signs in again whenever the session's token has expired. */
export async function signIn(url: string, { email, network }: Account, password: string): Promise<Call> {
  let cookie = await newSession();
  return async (method, path, body) => {
    const answer = await send(url, { method, path, body, headers: { cookie, 'x-forwarded-for': network } });
    if (answer.status !== 401) return answer;
    cookie = await newSession();
    return send(url, { method, path, body, headers: { cookie, 'x-forwarded-for': network } });
  };

  async function newSession(): Promise<string> {
    const response = await fetch(`${url}/api/v1/auth/sign-in`, {
      method: 'POST',
      headers: { origin: url, 'content-type': 'application/json', 'x-forwarded-for': network },
      body: JSON.stringify({ email, password, remember: true, sharedDevice: false }),
    });
    if (!response.ok) throw new Error(`${email} cannot sign in: ${await response.text()}`);
    const cookies = response.headers.getSetCookie().map((text) => text.split(';')[0]);
    return cookies.join('; ');
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

async function send(url: string, { method, path, body, headers }: Request): Promise<Answer> {
  const response = await fetch(`${url}/api/v1${path}`, {
    method,
    headers: { origin: url, ...headers, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  return { status: response.status, body: await response.text() };
}
