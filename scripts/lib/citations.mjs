import { existsSync, readdirSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { readRules } from './rules.mjs';

/** `product 4.2`, also in lists: `product 4.2 and 4.5`, `product 4.2, 4.5`. */
const productRules = /\bproduct (\d+\.\d+(?:(?:, | and |, and )\d+\.\d+)*)/g;
/** `decision 8`, `decisions 8 and 9`. */
const decisions = /\bdecisions? (\d+(?:(?:, | and |, and )\d+)*)/g;
/** A citation of a document that is not in the repository, by a section's number. */
const unknownDocuments = /\b(?:design|specification),? (?:section )?\d+(?:\.\d+)?/gi;
/** `[text](path)` and `[text](path#heading)` of Markdown, to files. */
const links = /\]\((?!https?:|#)([^)#\s]+)(?:#[^)]*)?\)/g;
/** `lib/queue/queue.ts` in backticks: a path from any folder of the repository. */
const paths = /`((?:[\w$.-]+\/)+[\w$.-]+\.(?:tsx?|mjs|cjs|css|html|md))`/g;
/** The recipes of CONTRIBUTING.md name the files of an example that nobody has made. */
const example = /radios/i;

/**
 * What the texts cite that is not in the repository.
 * @param {{ file: string, text: string }[]} texts paths are the repository's, with slashes
 * @param {string} root the repository
 * @returns {string[]} a sentence for each
 */
export function findDeadCitations(texts, root) {
  const rules = new Set(readRules(root).map(({ number }) => number));
  const recorded = readDecisions(root);
  const files = texts.map(({ file }) => `/${file}`);
  return texts.flatMap(({ file, text }) => [
    ...numbersIn(text, productRules)
      .filter((rule) => !rules.has(rule))
      .map((rule) => `${file}: no README has a rule ${rule}.`),
    ...numbersIn(text, decisions)
      .filter((number) => !recorded.has(number))
      .map((number) => `${file}: docs/decisions has no decision ${number}.`),
    ...[...text.matchAll(unknownDocuments)].map(([cited]) => `${file}: "${cited}" is not in the repository.`),
    ...deadLinks(file, text, root),
    ...deadPaths(file, text, files),
  ]);
}

/** @param {string} text @param {RegExp} citation */
function numbersIn(text, citation) {
  return [...text.matchAll(citation)].flatMap(([, numbers]) => numbers?.match(/\d+(?:\.\d+)?/g) ?? []);
}

/** @param {string} file @param {string} text @param {string} root */
function deadLinks(file, text, root) {
  if (!file.endsWith('.md')) return [];
  return [...text.matchAll(links)]
    .map(([, path = '']) => posix.join(dirname(file), path))
    .filter((path) => !existsSync(join(root, path)))
    .map((path) => `${file}: links to ${path}, which does not exist.`);
}

/** @param {string} file @param {string} text @param {string[]} files */
function deadPaths(file, text, files) {
  if (!file.endsWith('.md')) return [];
  return [...text.matchAll(paths)]
    .map(([, path = '']) => path.replace(/^(\.\.?\/)+/, ''))
    .filter((path) => !example.test(path) && !files.some((known) => known.endsWith(`/${path}`)))
    .map((path) => `${file}: names ${path}, which does not exist.`);
}

/** @param {string} root */
function readDecisions(root) {
  return new Set(
    readdirSync(join(root, 'docs', 'decisions')).map((name) => String(Number.parseInt(name, 10))),
  );
}
