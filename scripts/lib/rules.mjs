import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** @typedef {{ number: string, says: string, file: string }} Rule `file` is a path of the repository */

/**
 * The product's rules, by file: docs/product.md has those of no domain, each README of a domain or an application its own.
 * @param {string} root the repository
 * @returns {Rule[]}
 */
export function readRules(root) {
  const readmes = ['domains', 'apps'].flatMap((folder) =>
    readdirSync(join(root, folder)).map((name) => `${folder}/${name}/README.md`),
  );
  return ['docs/product.md', ...readmes]
    .filter((file) => existsSync(join(root, file)))
    .flatMap((file) => rulesIn(readFileSync(join(root, file), 'utf8'), file));
}

/**
 * A rule begins a paragraph with its number in bold, and says most in its first sentence.
 * @param {string} text @param {string} file
 * @returns {Rule[]}
 */
function rulesIn(text, file) {
  return [...text.matchAll(/^\*\*(\d+\.\d+)\*\* ([\s\S]+?)(?:(?<=[.:])\s|\n\n)/gm)].map(
    ([, number = '', says = '']) => ({ number, says: says.replaceAll('\n', ' '), file }),
  );
}
