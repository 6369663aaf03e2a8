import { setTimeout as wait } from 'node:timers/promises';
import { addHours } from '#contract';
import { after, day, hour, minute } from '#platform/clock.ts';
import { signalProcess, until } from '../load/processes.ts';
import type { Machine } from '../machine/machine.ts';
import type { FastClock } from './fast-clock.ts';
import type { Outage } from './ledger.ts';

export type Outages = ReturnType<typeof outagesOf>;

/** Ordinary mails that have failed for an hour are tried again after an hour at most. */
const longestPause = 65 * minute;

/** Within how many real milliseconds a process is killed, so that it is at this or at that. */
const soon = 300;

/** What goes wrong with a machine, each noted with when it began, and when all that was put off by it should have been made good. */
export function outagesOf(machine: Machine, clock: FastClock) {
  const noted: Outage[] = [];
  const { smtp } = machine;

  function note(what: string, from: string, until = after(clock.now(), minute)): void {
    noted.push({ what, from, until });
  }

  /** Signals processes of the machine, and waits until it has ended by that, was started again, and is ready. */
  async function strike(what: string, pids: number[], signal: NodeJS.Signals): Promise<void> {
    await wait(Math.random() * soon);
    const [from, starts] = [clock.now(), machine.starts()];
    for (const pid of pids) signalProcess(pid, signal);
    await until('started again', async () => machine.starts() > starts);
    await machine.ready();
    note(what, from);
  }

  const node = () => [machine.node() ?? []].flat();

  return {
    noted,
    killNode: () => strike('Node killed', node(), 'SIGKILL'),
    killPostgres: () => strike('PostgreSQL killed', machine.postgres(), 'SIGKILL'),
    killBoth: () => strike('both killed', [node(), machine.postgres()].flat(), 'SIGKILL'),
    restart: () => strike('restarted', node(), 'SIGTERM'),

    /** Nothing runs for so many days. */
    async stayDown(days: number): Promise<void> {
      const [from, starts] = [clock.now(), machine.starts()];
      for (const pid of node()) signalProcess(pid, 'SIGKILL');
      await until('ended', async () => machine.node() === undefined);
      clock.skipTo(after(from, days * day));
      await until('started again', async () => machine.starts() > starts);
      await machine.ready();
      note(`down for ${days} days`, from);
    },

    /** The mail server breaks each conversation off, from now on. */
    loseMailServer(): void {
      smtp.drop();
      note('mail server away', clock.now(), addHours(clock.now(), 1));
    },

    regainMailServer(): void {
      smtp.accept();
      const last = noted.findLast(({ what }) => what === 'mail server away');
      if (last) last.until = after(clock.now(), longestPause);
    },

    /**
     * Something is done, at a moment that is told, while the clock is so many hours wrong; the mails that it writes while it is ahead are not taken before it is right. Node may be
     * killed right then, so that they are not even tried.
     */
    async whileWrong(hours: number, act: (at: string) => Promise<void>, kills = false): Promise<void> {
      const [from, starts] = [clock.now(), machine.starts()];
      if (hours > 0) smtp.drop();
      clock.set(hours * hour);
      await act(from);
      if (!kills) await wait(1000);
      for (const pid of kills ? node() : []) signalProcess(pid, 'SIGKILL');
      clock.set(-hours * hour);
      smtp.accept();
      if (kills) await until('started again', async () => machine.starts() > starts);
      await machine.ready();
      note(`clock ${Math.abs(hours)} hours ${hours > 0 ? 'ahead' : 'behind'}`, from);
    },
  };
}
