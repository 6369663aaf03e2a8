/**
 * Style sheets that did not arrive. Vite requests a page's style sheet once and takes the link of a failed one for a loaded
 * one; a page opened offline and then online would be shown without its style.
 */
const missing = new Set<HTMLLinkElement>();

/** Records each style sheet that fails from now on. Call once, when the page starts. */
export function watchStylesheets(): void {
  const record = ({ target }: Event) => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') missing.add(target);
  };
  // Such an event does not bubble; it is seen in the capture phase only.
  document.addEventListener('error', record, { capture: true });
}

/** Loads those style sheets again. Throws when one of them fails again. */
export async function retryStylesheets(): Promise<void> {
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
