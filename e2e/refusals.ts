/** What a browser may refuse of what it keeps, each as a script that runs in a page before the page's own. */

const sites = { window: 'window', document: 'Document.prototype', navigator: 'Navigator.prototype' } as const;

/** Has a property throw, as a browser does that lets a page keep nothing. */
function throwing(of: keyof typeof sites, name: string): string {
  return property(of, name, `() => { ${refused} }`);
}

/** Has a property be null, as some views of mail programs do. */
function empty(of: keyof typeof sites, name: string): string {
  return property(of, name, '() => null');
}

function property(of: keyof typeof sites, name: string, get: string): string {
  return `Object.defineProperty(${sites[of]}, '${name}', { configurable: true, get: ${get} });`;
}

/** Has a class's methods reject. */
function rejecting(of: string, ...methods: string[]): string {
  const each = methods.map((method) => `${of}.prototype.${method} = async () => { ${refused} };`).join(' ');
  return `if ('${of}' in window) { ${each} }`; // an insecure page has none
}

const refused = "throw new DOMException('The operation is insecure.', 'SecurityError');";

/** By what is refused. Nobody can sign in without cookies, so those are apart. */
export const refusals: Readonly<Record<string, string>> = {
  'localStorage throws': throwing('window', 'localStorage'),
  'localStorage is null': empty('window', 'localStorage'),
  'sessionStorage throws': throwing('window', 'sessionStorage'),
  'sessionStorage is null': empty('window', 'sessionStorage'),
  'IndexedDB throws': throwing('window', 'indexedDB'),
  'IndexedDB is null': empty('window', 'indexedDB'),
  'Web Locks throw': throwing('navigator', 'locks'),
  'Web Locks reject': rejecting('LockManager', 'request', 'query'),
  'channels throw': `window.BroadcastChannel = class { constructor() { ${refused} } };`,
  'workers throw': throwing('navigator', 'serviceWorker'),
  'workers reject': rejecting('ServiceWorkerContainer', 'register', 'getRegistrations'),
  'caches throw': throwing('window', 'caches'),
  'caches reject': rejecting('CacheStorage', 'keys', 'open', 'match', 'delete'),
  'the storage’s manager throws': throwing('navigator', 'storage'),
};

/** All that a signed-in person can do without. */
export const everything = Object.entries(refusals)
  .filter(([what]) => what.includes('throw'))
  .map(([, script]) => script)
  .join('\n');

/** All at once, or each by itself if the variable REFUSED is `each`, which takes long. */
export function kindsToTry(): Readonly<Record<string, string>> {
  return process.env.REFUSED === 'each' ? refusals : { 'everything is refused': everything };
}

export const cookies = throwing('document', 'cookie');
