import { get } from 'node:http';
import type { Attack, Step } from '../night/attack.ts';
import type { Organization, Volunteer } from '../night/volunteers.ts';

interface Place {
  url: string;
  organization: Organization;
  take(count: number): Volunteer[];
  /** A patrol ahead on which somebody is of whom it is attacked. */
  busyPatrol(volunteer: Volunteer): Promise<string>;
}

/** How many connections one stranger opens at a time. */
const together = 20;
const descriptions = ['/openapi.json', '/docs', '/docs/yaml', '/docs/json', '/readyz', '/metrics'];

/** Strangers who ask for what is large and hang up, and members who ask for what took longest of the thread. */
export async function buildCostlyCalls(place: Place): Promise<Attack[]> {
  return [
    { what: 'descriptions, hung up', attackers: strangers(place.url) },
    { what: 'choices of a swap', attackers: await choosing(place) },
    { what: 'reports and candidates', attackers: await reporting(place) },
  ];
}

/** Each asks from other networks all the time, so that no limit of a network stops them. */
function strangers(url: string): Step[] {
  return Array.from({ length: 10 }, (_, who) => async (turn) => {
    const path = descriptions[turn % descriptions.length] ?? '';
    const networks = Array.from({ length: together }, (_, n) => `203.0.${who * together + n}.${turn % 250}`);
    // From an address of their own, since the ports of one are used up within a minute.
    const localAddress = `127.0.1.${1 + who}`;
    const statuses = await Promise.all(
      networks.map((network) => hungUp(`${url}${path}`, { network, localAddress })),
    );
    return { status: `${path} ${statuses[0]}` };
  });
}

/** Begins to read an answer, and hangs up after its first octets. Resolves to the status, or to how the connection failed. */
function hungUp(
  url: string,
  { network, localAddress }: { network: string; localAddress: string },
): Promise<number | string> {
  return new Promise((resolve) => {
    const headers = { 'accept-encoding': 'gzip', 'x-forwarded-for': network };
    const request = get(url, { headers, localAddress, family: 4, agent: false }, (response) => {
      response.once('data', () => response.destroy());
      response.once('close', () => resolve(response.statusCode ?? 'nothing'));
    });
    request.once('error', ({ message }) => resolve(message));
  });
}

async function choosing({ organization, take, busyPatrol }: Place): Promise<Step[]> {
  const steps: Step[] = [];
  for (const volunteer of take(10)) {
    const id = await busyPatrol(volunteer);
    const call = await organization.signIn(volunteer);
    steps.push(() => call('GET', `/my/patrol/${id}/swaps`));
  }
  return steps;
}

async function reporting({ organization }: Place): Promise<Step[]> {
  const [year, month] = new Date().toISOString().split('-');
  const when = encodeURIComponent(new Date().toISOString());
  const paths = [
    `/report/${year}/${month}`,
    `/report/${year}/${month}/volunteers.csv`,
    `/candidates?when=${when}&hours=3`,
  ];
  const [, ...others] = organization.admins;
  const calls = await Promise.all(others.map((admin) => organization.signIn(admin)));
  return calls.map((call) => (turn) => call('GET', paths[turn % paths.length] ?? ''));
}
