import { parseFileSync } from '@swc/core';

/** @typedef {{ type?: string, [key: string]: unknown }} Node */

/**
 * Returns the texts for the screen that stand in a source file of the web, not in a catalogue (decision 89): what JSX shows, and literals
 * that read like words. Class names, paths, names of things and what a developer reads in an error are none.
 * @param {string} file
 */
export function screenTextsIn(file) {
  const tree = parseFileSync(file, { syntax: 'typescript', tsx: file.endsWith('.tsx') });
  /** @type {string[]} */
  const found = [];
  visit(tree);
  return found;

  /** @param {unknown} value */
  function visit(value) {
    if (Array.isArray(value)) return value.forEach(visit);
    if (typeof value !== 'object' || value === null) return;
    /** @type {Node} */
    const node = { ...value };
    if (isOutside(node)) return;
    const text = textOf(node);
    if (text !== null && (node.type === 'JSXText' ? /\p{L}/u : words).test(text)) found.push(text.trim());
    Object.values(node).forEach(visit);
  }
}

/** Two words, or one with a capital letter as a label has. */
const words = /\p{L}[\p{L}’'.,:?!]* \p{L}|^\p{Lu}\p{Ll}+[.:?!…]?$/u;

/** Imports, types and errors of the program. @param {Node} node */
function isOutside(node) {
  const { type = '' } = node;
  return (
    /^(Import|Export(All|Named)|Ts|ThrowStatement)/.test(type) &&
    !/^Ts(As|NonNull|Satisfies|Const)/.test(type)
  );
}

/** @param {Node} node */
function textOf({ type, value, cooked, raw }) {
  if (type === 'StringLiteral' || type === 'JSXText') return String(value);
  return type === 'TemplateElement' ? String(cooked ?? raw) : null;
}
