/** Exits with a message if Node is too old. Imported first by every script, in syntax that old versions can parse. */
const [major, minor] = process.versions.node.split('.').map(Number);

if (major < 20 || (major === 20 && minor < 19)) {
  console.error(
    `Patrolbook needs Node 20.19 or newer, and this is ${process.versions.node}: see https://nodejs.org.`,
  );
  process.exit(1);
}
