/**
 * Style sheets that did not arrive. Vite asks for a page's sheet once and takes the link that it left behind for the sheet
 * itself; a page opened offline and then again would be shown without its style.
 */
const missing = new Set<HTMLLinkElement>();

/** Takes note of each sheet that fails, from now on. Call once, at the start of the page. */
export function watchSheets(): void {
  const note = ({ target }: Event) => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') missing.add(target);
  };
  // Such an event does not bubble; it can be caught on its way down.
  document.addEventListener('error', note, { capture: true });
}

/** Asks for those sheets again. Throws when one of them is still not to be had. */
export async function loadMissingSheets(): Promise<void> {
  await Promise.all([...missing].map(loadAgain));
}

function loadAgain(failed: HTMLLinkElement): Promise<void> {
  missing.delete(failed);
  return new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.crossOrigin = failed.crossOrigin;
    link.href = failed.href;
    link.onload = () => resolve();
    link.onerror = () => reject(new Error(`The style sheet ${link.href} did not arrive.`));
    failed.replaceWith(link);
  });
}
