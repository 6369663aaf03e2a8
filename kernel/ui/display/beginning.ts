/** More than a phone shows at a glance. */
const most = { characters: 240, lines: 6 };

/** Returns as much of a text as is shown before Show All: whole words of its first lines. A text that is little longer is returned whole. */
export function beginningOf(text: string): string {
  const lines = text.split('\n').slice(0, most.lines).join('\n');
  const start =
    lines.length <= most.characters ? lines : lines.slice(0, most.characters).replace(/\s+\S*$/, '');
  return text.length - start.length < most.characters / 4 ? text : start.trimEnd();
}
