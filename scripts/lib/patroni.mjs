import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, run, StepError, timed } from './run.mjs';

/**
 * Debian 12 has 3.0.2, which may name no synchronous standby after two changes of the primary (patroni/patroni#2779). This
 * one, of Debian 13, is pure Python and runs with the libraries of both.
 */
const version = '4.0.7';
const release = 'trixie';
const keyring = '/usr/share/keyrings/debian-archive-keyring.gpg';
const folder = join(root, '.cache', 'patroni');

/**
 * Downloads the package of the Patroni that the cluster runs, unless that was done before. It is not installed. It comes
 * from the mirror of Debian that apt knows, and apt checks its hash and Debian's signature. Throws if it cannot be had.
 * @returns {Promise<string>} its path
 */
export async function downloadPatroni() {
  return downloaded() ?? (await timed(`Downloading Patroni ${version}`, download));
}

async function download() {
  const mirror = await findMirror();
  const apt = privateApt();
  writeFileSync(apt.sources, `deb [signed-by=${keyring}] ${mirror} ${release} main\n`);
  const steps = [['update'], ['download', `patroni=${version}*`]];
  const outputs = [];
  for (const step of steps) {
    const { output } = await run('apt-get', [...apt.options, ...step], { cwd: folder });
    outputs.push(output);
  }
  const path = downloaded();
  if (path) return path;
  throw new StepError(`The mirror of Debian gave no Patroni ${version}; see above.`, outputs.join(''));
}

function downloaded() {
  mkdirSync(folder, { recursive: true });
  const name = readdirSync(folder).find((each) => each.startsWith(`patroni_${version}-`));
  return name && join(folder, name);
}

/** Returns the address from which this machine's own packages come. */
async function findMirror() {
  const ofDebian = ['Created-By: Packages', 'Label: Debian', 'Component: main'];
  const { output } = await run('apt-get', ['indextargets', '--format', '$(REPO_URI)', ...ofDebian]);
  const [mirror] = output.split('\n');
  if (mirror?.includes('://')) return mirror;
  throw new StepError('apt knows no mirror of Debian, from which the cluster gets Patroni.', output);
}

/** Lets apt keep what it learns of the other release in our folder, so that the machine's own packages are not touched. */
function privateApt() {
  const sources = join(folder, 'sources.list');
  const lists = join(folder, 'lists');
  const cache = join(folder, 'cache');
  for (const each of [lists, cache]) mkdirSync(join(each, 'partial'), { recursive: true });
  const settings = {
    'Dir::Etc::sourcelist': sources,
    'Dir::Etc::sourceparts': '-',
    'Dir::State::lists': lists,
    'Dir::Cache': cache,
    'Acquire::Languages': 'none',
  };
  const options = Object.entries(settings).flatMap(([name, value]) => ['-o', `${name}=${value}`]);
  return { sources, options };
}
