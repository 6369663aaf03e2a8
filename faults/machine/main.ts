import { availableParallelism, loadavg, totalmem } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { type Load, type Pace, underLoad } from '../load/load.ts';
import { rowOf } from '../load/report.ts';
import { judge } from '../load/verdict.ts';
import { jump, settableClock } from './clock.ts';
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
  },
});

/** Sixteen calls at any time, which two processors do not keep up with; more than twenty writes of one person are refused. */
const saturating: Pace = { sessions: 4, writers: 4, readers: 2, pause: 0 };

interface Fault {
  happen(machine: Machine): Promise<void>;
  pace?: Pace;
  place?: () => Promise<Place>;
  /** What the process is started with, by its folder. */
  settings?: (folder: string) => Record<string, string>;
}

const faults: Record<string, Fault> = {
  kills: { happen: (machine) => kill(machine, Number(values.rounds)) },
  saturation: { happen: () => wait(Number(values.minutes) * 60_000), pace: saturating },
  disk: { happen: fillDisk, place: mountDisk },
  clock: { happen: jump, settings: settableClock },
  descriptors: { happen: takeDescriptors },
};

for (const name of positionals.length > 0 ? positionals : Object.keys(faults)) {
  const fault = faults[name];
  if (!fault) throw new Error(`There is no ${name} to try: ${Object.keys(faults).join(', ')}.`);
  console.log(`${new Date().toISOString()} ${name}; ${machineInWords()}`);
  await tryOut(fault);
}
if (process.exitCode) console.error('What was acknowledged is not as it should be.');
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
  await happen(machine);
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
