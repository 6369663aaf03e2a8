import { parseFileSync } from '@swc/core';

/** @typedef {{ type?: string, [key: string]: unknown }} Node */

/**
 * Returns what a source file of the web says on the screen other than by a catalogue (decision 90): what JSX shows, and literals that read
 * like words. Class names, paths, names of things, values that are compared or kept `as const`, and what a developer reads in an error are
 * none. A text that a module reads while it loads is one too, since it would stay in the language of that moment.
 * @param {string} file
 */
export function screenTextsIn(file) {
  const tree = parseFileSync(file, { syntax: 'typescript', tsx: file.endsWith('.tsx') });
  /** @type {string[]} */
  const found = [];
  visit(tree, false);
  return found;

  /** @param {unknown} value @param {boolean} inFunction */
  function visit(value, inFunction) {
    if (Array.isArray(value)) for (const item of value) visit(item, inFunction);
    if (Array.isArray(value) || typeof value !== 'object' || value === null) return;
    /** @type {Node} */
    const node = { ...value };
    if (isOutside(node) || isKept(node)) return;
    const text = textOf(node) ?? (inFunction ? null : readText(node));
    if (text !== null) found.push(text.trim());
    const within = inFunction || functions.test(node.type ?? '');
    for (const part of partsOf(node)) visit(part, within);
  }
}

const functions =
  /^(Function|Arrow|ClassMethod|PrivateMethod|ClassProperty|MethodProperty|GetterProperty|Constructor$)/;

/** Two words, or one with a capital letter as a label has. */
const words = /\p{L}[\p{L}’'.,:?!]* \p{L}|^\p{Lu}\p{Ll}+[.:?!…]?$/u;

/** Imports, types and errors of the program. @param {Node} node */
function isOutside(node) {
  const { type = '', callee } = node;
  if (type === 'NewExpression') return nameOf(callee) === 'Error';
  return (
    /^(Import|Export(All|Named)|Ts|ThrowStatement)/.test(type) &&
    !/^Ts(As|NonNull|Satisfies|Const)/.test(type)
  );
}

/** A value, or a list of values, whose type the program keeps: `'Point' as const`. @param {Node} node */
function isKept({ type, expression }) {
  return type === 'TsConstAssertion' && /^(StringLiteral|ArrayExpression)$/.test(typeOf(expression));
}

/**
 * Returns what is below a node, without a value that it compares, `type === 'Point'`, and without the name of a property.
 * @param {Node} node
 */
function partsOf({ key, ...node }) {
  const parts = Object.values(node);
  const compares = node.type === 'BinaryExpression' && /^[!=]==$/.test(String(node.operator));
  const shown = compares ? parts.filter((part) => typeOf(part) !== 'StringLiteral') : parts;
  return typeOf(key) === 'StringLiteral' ? shown : [key, ...shown];
}

/** What reads like words but is none: names of things that no screen shows. */
const names = new Set([
  ...['(pointer: coarse)', '(prefers-color-scheme: light)', 'px solid', '1px solid'],
  ...['Aa', 'Hanken Grotesk Variable'],
  ...['Access token not present', 'Validation failed', 'was cancelled', 'Bearer'],
  ...['Dialog', 'patrolbook drafts'],
]);

/** @param {Node} node */
function textOf({ type, value, cooked, raw }) {
  if (type === 'JSXText') return /\p{L}/u.test(String(value)) ? String(value) : null;
  const text = String(type === 'StringLiteral' ? value : (cooked ?? raw)).trim();
  const isText = type === 'StringLiteral' || type === 'TemplateElement';
  return isText && words.test(text) && !names.has(text) ? text : null;
}

/** The text that is read from a catalogue: `patrolTexts.no`. @param {Node} node */
function readText({ type, object, property }) {
  if (type !== 'MemberExpression') return null;
  const [catalogue, text] = [object, property].map(nameOf);
  return catalogue?.endsWith('Texts') ? `${catalogue}.${text}` : null;
}

/** @param {unknown} node @returns {string | undefined} */
function nameOf(node) {
  return typeof node === 'object' && node !== null && 'value' in node ? String(node.value) : undefined;
}

/** @param {unknown} node */
function typeOf(node) {
  return typeof node === 'object' && node !== null && 'type' in node ? String(node.type) : '';
}
