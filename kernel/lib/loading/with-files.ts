/** Style sheets that did not arrive. */
const failed = new WeakSet<Element>();
/** Those that are there or on their way, by their addresses. */
const sheets = new Map<string, Promise<void>>();

/**
 * Imports a module once its own style sheets are there, while its scripts load. The build calls it for every `import()`, in the place of
 * Vite's helper, which takes a style sheet that failed once for a loaded one (own-loader.ts). Rejects if one of `files` does not
 * arrive; the next call asks for it again.
 */
export async function withFiles<M>(load: () => Promise<M>, files: readonly string[] = []): Promise<M> {
  const addresses = files.map((file) => `/${file}`);
  const isSheet = (address: string) => address.endsWith('.css');
  for (const address of addresses) if (!isSheet(address)) hint(address);
  try {
    await Promise.all(addresses.filter(isSheet).map(sheetAt));
    return await load();
  } catch (error) {
    dispatchEvent(new Event('vite:preloadError'));
    throw error;
  }
}

/** Lets the browser fetch a script before a module asks for it. */
function hint(address: string): void {
  if (!document.querySelector(`link[href="${address}"]`))
    document.head.append(linkTo(address, 'modulepreload'));
}

function sheetAt(address: string): Promise<void> {
  const known = sheets.get(address);
  if (known) return known;
  const loading = loadSheet(address);
  sheets.set(address, loading);
  loading.catch(() => sheets.delete(address)); // the caller is told
  return loading;
}

/** One that failed is replaced where it stands: the order of style sheets matters. */
async function loadSheet(address: string): Promise<void> {
  const former = document.querySelector(`link[rel="stylesheet"][href="${address}"]`);
  if (former && !failed.has(former)) return;
  const link = linkTo(address, 'stylesheet');
  const loaded = new Promise<void>((resolve, reject) => {
    link.onload = () => resolve();
    link.onerror = () => {
      failed.add(link);
      reject(new Error(`The style sheet ${address} did not arrive.`));
    };
  });
  if (former) former.replaceWith(link);
  else document.head.append(link);
  await loaded;
}

function linkTo(address: string, rel: string): HTMLLinkElement {
  const link = document.createElement('link');
  link.rel = rel;
  link.crossOrigin = '';
  link.href = address;
  return link;
}
