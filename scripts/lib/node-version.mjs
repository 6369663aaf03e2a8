/** Imported first by every script, and written so that an old Node can read it: says in one sentence what is missing. */
const [major, minor] = process.versions.node.split('.').map(Number);

if (major < 20 || (major === 20 && minor < 19)) {
  console.error(
    `Patrolbook needs Node 20.19 or newer, and this is ${process.versions.node}: see https://nodejs.org.`,
  );
  process.exit(1);
}
