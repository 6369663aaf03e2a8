/** What an HTML page consists of, in its order. */
export interface HtmlReader {
  opened(name: string, attributes: ReadonlyMap<string, string>): void;
  /** Called for each element, also for one without an end tag. */
  closed(name: string): void;
  text(piece: string): void;
}

/** The elements that end without an end tag when one of these begins right inside them. */
const endedBy = new Map<string, ReadonlySet<string>>([
  ['tr', words('tr th td')],
  ['th', words('th')],
  ['td', words('thead th td')],
  ['body', words('head link script')],
  ['li', words('li')],
  ['option', words('option')],
  ['optgroup', words('optgroup option')],
  ...each('dd dt', words('dd dt')),
  ...each('rt rp', words('rt rp')),
  ...each('tbody tfoot', words('thead tbody')),
  ...each(
    'select input output button datalist textarea',
    words('input option optgroup select button datalist textarea'),
  ),
  ...each('p h1 h2 h3 h4 h5 h6 address article aside blockquote details div dl fieldset', words('p')),
  ...each('figcaption figure footer form header hr main nav ol pre section table ul', words('p')),
]);

const voidElements = words(
  'area base basefont br col command embed frame hr img input isindex keygen link meta param source track wbr',
);
/** Elements in which a tag may close itself, and the elements inside them in which it may not. */
const foreignElements = words('math svg');
const htmlInForeign = words('mi mo mn ms mtext annotation-xml foreignobject desc title');

/** Follows the tags of a page, and tells `reader` where each element begins and ends. */
export function openElements(reader: Pick<HtmlReader, 'opened' | 'closed'>) {
  const open: { name: string; isForeign: boolean }[] = [];
  /** How many elements of each name are open, so that a stray end tag starts no search. */
  const counts = new Map<string, number>();
  const count = (name: string, change: number) => counts.set(name, (counts.get(name) ?? 0) + change);
  const last = () => open.at(-1);
  const isInForeign = () => last()?.isForeign ?? false;

  function closeLast(): void {
    const closed = open.pop();
    if (!closed) return;
    count(closed.name, -1);
    reader.closed(closed.name);
  }

  function begin(name: string, attributes: ReadonlyMap<string, string>): void {
    const ended = endedBy.get(name);
    while (ended?.has(last()?.name ?? '')) closeLast();
    reader.opened(name, attributes);
    if (voidElements.has(name)) {
      reader.closed(name);
      return;
    }
    const isForeign = foreignElements.has(name) || (isInForeign() && !htmlInForeign.has(name));
    open.push({ name, isForeign });
    count(name, 1);
  }

  return {
    begin,
    /** In foreign elements, such as an SVG's, tags such as `style` contain further elements rather than raw text. */
    isInForeign,
    /** Begins an element whose tag also ends it. Only foreign elements do. */
    beginClosed(name: string, attributes: ReadonlyMap<string, string>): void {
      begin(name, attributes);
      if (last()?.isForeign && last()?.name === name) closeLast();
    },
    end(name: string): void {
      if (counts.get(name)) {
        while (last()?.name !== name) closeLast();
        closeLast();
      } else if (name === 'br' || name === 'p') {
        // The end tag alone stands for the whole element.
        reader.opened(name, new Map());
        reader.closed(name);
      }
    },
    endAll(): void {
      while (open.length > 0) closeLast();
    },
  };
}

function words(list: string): ReadonlySet<string> {
  return new Set(list.split(' '));
}

function each(names: string, ended: ReadonlySet<string>): [string, ReadonlySet<string>][] {
  return names.split(' ').map((name) => [name, ended]);
}
