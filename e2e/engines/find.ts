/** What to look for: an element's role, and its name, whole or as a regular expression. */
export interface Sought {
  role: 'button' | 'link' | 'field';
  name: string | RegExp;
}

/** The attribute by which what was found is found again. */
export const mark = 'data-engine-mark';

/**
 * Returns an expression that marks what is sought, and is true if a finger would reach it: it is in sight, at rest since the
 * last look, and nothing covers it, as a dialog does that has just opened.
 */
export function findExpression({ role, name }: Sought, id: string): string {
  const [source, isWhole] = typeof name === 'string' ? [name, true] : [name.source, false];
  return `(${find.toString()})(${JSON.stringify({ role, source, isWhole, mark, id })})`;
}

interface Search {
  role: Sought['role'];
  source: string;
  isWhole: boolean;
  mark: string;
  id: string;
}

/** Runs in the page, so it uses nothing outside itself. */
function find({ role, source, isWhole, mark, id }: Search): boolean {
  const selectors = { button: 'button, [role=button]', link: 'a[href]', field: 'input, textarea, select' };
  const squeeze = (text: string | null) => (text ?? '').replace(/\s+/g, ' ').trim();
  const isCalled = (text: string) => (isWhole ? text === source : new RegExp(source).test(text));
  const namesOf = (element: HTMLElement) => {
    const labels = 'labels' in element && element.labels instanceof NodeList ? [...element.labels] : [];
    const named = labels.map((label) => squeeze(label.textContent).replace(/\s*\*$/, ''));
    return [...named, squeeze(element.getAttribute('aria-label')), squeeze(element.innerText)].filter(
      Boolean,
    );
  };
  const found = [...document.querySelectorAll<HTMLElement>(selectors[role])].find(
    (element) => element.getClientRects().length > 0 && namesOf(element).some(isCalled),
  );
  if (!found) return false;
  found.setAttribute(mark, id);
  found.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { x, y, width, height } = found.getBoundingClientRect();
  const place = [x, y, width, height].map(Math.round).join();
  const isAtRest = found.getAttribute(`${mark}-at`) === place;
  found.setAttribute(`${mark}-at`, place);
  const hit = document.elementFromPoint(x + width / 2, y + height / 2);
  const isReached = found.contains(hit) || found.closest('label')?.contains(hit) === true;
  return isAtRest && isReached;
}
