/** A longer sentence is read twice. */
const most = 40;

/**
 * The sentences of a Markdown text that have more than 40 words. Tables and code are not prose.
 * @param {string} text
 * @returns {string[]}
 */
export function longSentences(text) {
  return paragraphsOf(text)
    .flatMap((paragraph) => paragraph.split(/(?<=[.!?]["”’)\]*_`]*)\s+/))
    .filter((sentence) => sentence.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length > most);
}

/**
 * Each item of a list is a paragraph of its own, and so is a heading. The number of a rule is no part of its sentence.
 * @param {string} text
 */
function paragraphsOf(text) {
  return text
    .replace(/^```[\s\S]*?^```/gm, '')
    .replace(/^(?:\||!\[).*$|^\*\*\d+\.\d+\*\*/gm, '')
    .replace(/^(?=\s*(?:[-#]|\d+\.) )/gm, '\n')
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.replace(/\s+/g, ' ').trim());
}
