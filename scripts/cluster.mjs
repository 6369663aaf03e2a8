import './lib/node-version.mjs';
import { build } from './lib/build.mjs';
import { installPackages, missingPackages } from './lib/debian.mjs';
import { install } from './lib/install.mjs';
import { downloadPatroni } from './lib/patroni.mjs';
import { fail, program, run } from './lib/run.mjs';

/** Of Patroni only the libraries are used, on which Debian's package depends. */
const packages = ['haproxy', 'patroni', 'python3-etcd', 'etcd-server', 'postgresql'];

/**
 * `npm run cluster`: many machines on this one, on the loopback interface, until Ctrl-C. With `-- faults` it breaks one part
 * after the other under load, with `-- roll-out` it restarts the processes, and says what was lost; with `-- commits` it says what waiting for a standby
 * costs.
 */
try {
  await install();
  await build();
  await installPackages(missingPackages(packages));
  process.on('SIGINT', () => undefined); // the cluster gets it too, and stops in order
  const script = [program('tsx/dist/cli.mjs'), 'faults/cluster/main.ts'];
  const args = [...script, await downloadPatroni(), ...process.argv.slice(2)];
  const { ok } = await run(process.execPath, args, { show: true });
  if (!ok) process.exitCode = 1; // it has said why
} catch (error) {
  fail(error);
}
