import { availableParallelism, loadavg, totalmem } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { type Load, ordinary, type Pace, saturating, underLoad } from '../load/load.ts';
import { rowOf } from '../load/report.ts';
import { judge } from '../load/verdict.ts';
import { tryYear } from '../year/trial.ts';
import { jump, settableClock } from './clock.ts';
import { tryCopies } from './copies/trial.ts';
import { cut } from './cuts.ts';
import { takeDescriptors } from './descriptors.ts';
import { fillDisk, mountDisk } from './disk.ts';
import { kill } from './kills.ts';
import { type Machine, makeFolder, type Place, startMachine } from './machine.ts';

/** Started by `npm run faults`, with what is to be broken: everything unless told. */

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    rounds: { type: 'string', default: '50' },
    minutes: { type: 'string', default: '10' },
    copies: { type: 'string', default: '3' },
    days: { type: 'string', default: '365' },
  },
});

interface Fault {
  happen(machine: Machine, load: Load): Promise<void>;
  pace?: Pace;
  place?: () => Promise<Place>;
  /** What the process is started with, by its folder. */
  settings?: (folder: string) => Record<string, string>;
}

const trials: Record<string, () => Promise<void>> = {
  kills: () => tryOut({ happen: (machine) => kill(machine, Number(values.rounds)) }),
  cuts: () =>
    tryOut({
      happen: (machine, load) => cut(machine, load, Number(values.rounds)),
      pace: { ...ordinary, invite: 0 },
    }),
  saturation: () => tryOut({ happen: () => wait(Number(values.minutes) * 60_000), pace: saturating }),
  disk: () => tryOut({ happen: fillDisk, place: mountDisk }),
  clock: () => tryOut({ happen: jump, settings: settableClock }),
  descriptors: () => tryOut({ happen: takeDescriptors }),
  copies: () => tryCopies(Number(values.copies)),
  year: () => tryYear(Number(values.days)),
};

for (const name of positionals.length > 0 ? positionals : Object.keys(trials)) {
  const trial = trials[name];
  if (!trial) throw new Error(`There is no ${name} to try: ${Object.keys(trials).join(', ')}.`);
  console.log(`${new Date().toISOString()} ${name}; ${machineInWords()}`);
  await trial();
}
if (process.exitCode) console.error('What was acknowledged, copied or promised is not as it should be.');
process.exit();

/** Breaks a machine under load, waits until it recovers by itself, and judges what was acknowledged. */
async function tryOut({ happen, pace, place = makeFolder, settings }: Fault): Promise<void> {
  const { folder, remove } = await place();
  const machine = await startMachine(folder, settings?.(folder));
  try {
    const ledger = await underLoad(machine.url, (load) => breakUnder(load, machine, happen), pace);
    await judge(machine, ledger);
  } finally {
    await machine.stop();
    await remove();
  }
}

async function breakUnder(load: Load, machine: Machine, happen: Fault['happen']): Promise<void> {
  await happen(machine, load);
  const from = performance.now();
  await machine.ready();
  const readyAfter = Math.round(performance.now() - from);
  await wait(5000);
  console.table({ ...rowOf('', load.report()), starts: machine.starts(), 'ready after, ms': readyAfter });
}

function machineInWords(): string {
  const [load = 0] = loadavg();
  const memory = Math.round(totalmem() / 2 ** 30);
  return `${availableParallelism()} processors, ${memory} GB of memory, load average ${load.toFixed(1)}`;
}
