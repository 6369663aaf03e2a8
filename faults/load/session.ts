import type pg from 'pg';
import { until } from './processes.ts';

/** PUBLIC_URL of what is tried: what calls that change something must come from. */
export const publicUrl = 'http://localhost';

export type Session = Awaited<ReturnType<typeof openSession>>;

/** Signs the demo's admin in. An access token lives for ten minutes, less than a long trial. */
export async function openSession(url: string) {
  let cookie = await signIn(url);
  return {
    get cookie() {
      return cookie;
    },
    /** Signs in anew, unless another call has done so since it sent this cookie. */
    async renew(ended: string): Promise<void> {
      await until('signed in anew', async () => {
        if (cookie === ended) cookie = await signIn(url).catch(() => ended);
        return cookie !== ended;
      });
    },
  };
}

async function signIn(url: string): Promise<string> {
  const answer = await fetch(`${url}/api/v1/auth/sign-in`, {
    method: 'POST',
    headers: { origin: publicUrl, 'content-type': 'application/json' },
    body: JSON.stringify({
      email: 'aroha.tamihana@example.nz',
      password: 'Patrol-2026',
      remember: false,
      sharedDevice: false,
    }),
  });
  if (!answer.ok) throw new Error(`The load cannot sign in: ${answer.status} ${await answer.text()}`);
  const cookies = answer.headers.getSetCookie();
  return cookies.map((text) => text.split(';')[0]).join('; ');
}

/** Makes the demonstration's organizations ordinary ones: its mails would be written to files, past the mail server. */
export async function mailLikeOthers(connect: () => Promise<pg.Client>): Promise<void> {
  const client = await connect();
  await client.query(
    `update installation set value = jsonb_build_object(
       'loaded', value->'loaded' || '{"organizationIds": [], "superAdminId": null}') where key = 'demo'`,
  );
  await client.end();
}
