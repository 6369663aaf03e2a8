import { chmodSync } from 'node:fs';
import { second } from '#platform/clock.ts';
import { makeFolder, startMachine } from '../machine/machine.ts';
import { type Browser, openBrowser } from './browser.ts';
import type { Due } from './due.ts';
import { fastClock } from './fast-clock.ts';
import { type Founding, password } from './group.ts';
import { type Arrival, arrivalOf } from './mail.ts';
import type { Member } from './night.ts';
import { settling } from './settled.ts';

const superAdmin = { email: 'super@example.nz', password: 'Super-secret-1' };

export type World = Awaited<ReturnType<typeof startWorld>>;

/** Starts the product, empty, with a fast clock, and what people and the trial need to deal with it. */
export async function startWorld(begin: string) {
  const { folder, remove } = await makeFolder();
  chmodSync(folder, 0o755); // PostgreSQL, which may run as another user, reads the clock there
  const clock = fastClock(folder, begin);
  const machine = await startMachine(folder, {
    ...clock.environment,
    DEMO: '0',
    SUPER_ADMIN_EMAIL: superAdmin.email,
    SUPER_ADMIN_PASSWORD: superAdmin.password,
  });
  const { now } = clock;
  const arrivals: Arrival[] = [];
  const invitations: Due[] = [];
  const browsers = new Map<string, Browser>();
  const { untilSettled, close } = settling(machine.connect, now);
  let writes = 0;
  const site = {
    url: machine.url,
    now,
    acknowledged: () => {
      writes += 1;
    },
  };

  /** Notes which mails have come since, with when they did by the fast clock. */
  function read(): readonly Arrival[] {
    const { mails, acknowledged } = machine.smtp;
    for (let index = arrivals.length; index < acknowledged.length; index += 1) {
      const [mail, at] = [mails[index], acknowledged[index]];
      if (mail && at !== undefined) arrivals.push(arrivalOf(mail, clock.at(at)));
    }
    return arrivals;
  }

  function browserOf({ email }: Pick<Member, 'email'>): Browser {
    const browser = browsers.get(email) ?? openBrowser(site, { email, password });
    browsers.set(email, browser);
    return browser;
  }

  const founding: Founding = {
    now,
    browserOf,
    stranger: openBrowser(site),
    superAdmin: openBrowser(site, superAdmin),
    owe: (due) => void invitations.push(due),
    settle: untilSettled,
    lastMail(to, what, about) {
      const found = read().findLast(
        (mail) => mail.to === to && mail.about === about && mail.what !== null && what.includes(mail.what),
      );
      if (!found) throw new Error(`At ${now()} ${to} has not been ${what.join(' or ')} about ${about}.`);
      return found;
    },
  };

  return {
    clock,
    machine,
    founding,
    invitations,
    read,
    untilSettled,
    writes: () => writes,
    async end(): Promise<void> {
      await close();
      await machine.stop();
      await remove();
    },
  };
}

/** How much later than something is due it is looked for: a call that caused it took a moment. */
export const aMoment = 2 * second;
