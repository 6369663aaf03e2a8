import type { Rolldown } from 'vite';

/** Returns the files of a build with these chunks, with all that they import and their style sheets. */
export function filesOf(
  bundle: Rolldown.OutputBundle,
  wanted: (chunk: Rolldown.OutputChunk) => boolean,
): Set<string> {
  const chunks = chunksOf(bundle).filter(wanted);
  const reached = new Set(chunks);
  for (const { imports } of reached)
    for (const file of imports) {
      const imported = bundle[file];
      if (imported?.type === 'chunk') reached.add(imported);
    }
  return new Set(
    [...reached].flatMap(({ fileName, viteMetadata }) => [fileName, ...(viteMetadata?.importedCss ?? [])]),
  );
}

/** Returns the chunk that has a module. */
export function chunkOf(bundle: Rolldown.OutputBundle, module: string): Rolldown.OutputChunk {
  const chunk = chunksOf(bundle).find(({ moduleIds }) => moduleIds.includes(module));
  if (!chunk) throw new Error(`The build has no ${module}.`);
  return chunk;
}

export function chunksOf(bundle: Rolldown.OutputBundle): Rolldown.OutputChunk[] {
  return Object.values(bundle).filter((file) => file.type === 'chunk');
}
