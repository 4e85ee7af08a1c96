import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

interface Chunk {
  readonly file: string;
  readonly src?: string;
  readonly imports?: readonly string[];
}

/** What every member's page needs, and what it loads later without a screen of its own. */
const isShell = ({ src = '' }: Chunk): boolean =>
  /^src\/client\/(?:app\/(?:browser|languageData|laterRoutes)|platform|shared\/events\/|member\/home\/(?:HomeScreen|homeLoader))/.test(
    src,
  );

/** Writes the app's files into the service worker, in place of Workbox's placeholder. */
export function serviceWorkerPlugin(clientFolder: string): Plugin {
  return {
    name: 'ebbwatt:service-worker',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'worker',
    renderChunk(code) {
      const manifest = JSON.parse(readFileSync(join(clientFolder, 'manifest.json'), 'utf8')) as Record<
        string,
        Chunk
      >;
      const entries = shellFiles(manifest).map((file) => ({ url: `/assets/${file}`, revision: null }));
      return code.replace('self.__WB_MANIFEST', JSON.stringify(entries));
    },
  };
}

export function shellFiles(manifest: Readonly<Record<string, Chunk>>): readonly string[] {
  const seen = new Set<string>();
  const visit = (key: string): void => {
    const chunk = manifest[key];
    if (chunk === undefined || seen.has(key)) return;
    seen.add(key);
    chunk.imports?.forEach(visit);
  };
  for (const [key, chunk] of Object.entries(manifest)) if (isShell(chunk)) visit(key);
  return [...seen].flatMap((key) => manifest[key]?.file ?? []).sort();
}
