/**
 * Exits with a message if Node is too old, and warns if it gets no fixes any more (decision 35). Imported first by every script, in
 * syntax that old versions can parse.
 */
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);

if (major < 20 || (major === 20 && minor < 19)) {
  console.error(
    `Patrolbook needs Node 20.19 or newer, best 24, and this is ${process.versions.node}: see https://nodejs.org.`,
  );
  process.exit(1);
}

if (major < 22)
  console.warn(
    `Node ${process.versions.node} works, but gets no more security fixes. Node 24 is meant: see https://nodejs.org.`,
  );
