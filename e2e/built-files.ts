import { readFileSync } from 'node:fs';

/** What the build says of its chunks, by the modules or names that they are known by. */
type Manifest = Record<string, { file: string; name?: string }>;

/** Matches the addresses of the scripts that the build made of these chunks, by their names: `AddGuest`. */
export function builtFiles(...names: string[]): RegExp {
  const text = readFileSync(new URL('../apps/web/dist/.vite/manifest.json', import.meta.url), 'utf8');
  const manifest: Manifest = JSON.parse(text);
  const chunks = Object.values(manifest).filter(({ name = '' }) => names.includes(name));
  if (chunks.length === 0) throw new Error(`The build has no chunk ${names.join(' or ')}.`);
  return new RegExp(`/(?:${chunks.map(({ file }) => file.replaceAll('.', '\\.')).join('|')})$`);
}
