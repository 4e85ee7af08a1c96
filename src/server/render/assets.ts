import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SERVICE_WORKER } from '../../domain/transport/lastSeen.ts';

/** An entry of the build's manifest. */
interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}

export interface PageAssets {
  /** In order, with the main chunk last. */
  readonly scripts: readonly string[];
  /** The worker that reads the browser's language data. */
  readonly languageWorker: string;
  /** The screen's style sheets. */
  readonly styles: readonly { readonly href: string; readonly css: string }[];
}

export interface Assets {
  /** The main chunk's file name, which identifies the build (NET-34). */
  readonly build: string;
  /** The file by which members' browsers keep what they have seen; null: the build has none. */
  readonly serviceWorker: string | null;
  /** The assets of a page that shows these source files in this locale. */
  forPage(sources: readonly string[], locale: string): PageAssets;
}

const mainSource = 'src/client/app/browser.tsx';
const workerSource = 'src/client/app/languageData.ts';

/** Throws when there is no client build. */
export function readAssets(folder: string, base = '/assets/'): Assets {
  const manifest = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')) as Record<string, Chunk>;
  const styles = new Map<string, string>();
  const readStyle = (file: string): string => {
    const css = styles.get(file) ?? readFileSync(join(folder, file), 'utf8').trim();
    styles.set(file, css);
    return css;
  };
  const entry = (source: string): Chunk => {
    const chunk = manifest[source];
    if (chunk === undefined) throw new Error(`The client build in ${folder} has no ${source}.`);
    return chunk;
  };
  const main = entry(mainSource);
  const languageWorker = `${base}${entry(workerSource).file}`;
  const known = new Map<string, PageAssets>();

  function collect(sources: readonly string[], locale: string): PageAssets {
    const seen = new Set<string>();
    const files: string[] = [];
    const sheets = new Set<string>();
    const visit = (key: string, itself: boolean): void => {
      const chunk = manifest[key];
      if (chunk === undefined || seen.has(key)) return;
      if (itself) seen.add(key);
      for (const imported of chunk.imports ?? []) visit(imported, true);
      for (const sheet of chunk.css ?? []) sheets.add(sheet);
      if (itself) files.push(chunk.file);
    };
    // Imports come first; the main chunk starts the app and comes last.
    visit(mainSource, false);
    const language = `virtual:messages/${locale}`;
    const texts = manifest[language] === undefined ? 'virtual:messages/en-US' : language;
    visit(texts, true);
    if (sources.some((source) => source.includes('client/internal/'))) visit(`${texts}/staff`, true);
    for (const source of sources) visit(`${texts}/${source.replace(/^.*\/|\.tsx$/g, '')}`, true);
    for (const source of sources) visit(source, true);
    visit(mainSource, true);
    return {
      scripts: files.map((file) => `${base}${file}`),
      languageWorker,
      styles: [...sheets].map((file) => ({ href: `${base}${file}`, css: readStyle(file) })),
    };
  }

  return {
    build: main.file,
    serviceWorker: existsSync(join(folder, SERVICE_WORKER)) ? SERVICE_WORKER : null,
    forPage(sources, locale) {
      const key = [locale, ...sources].join('\n');
      const assets = known.get(key) ?? collect(sources, locale);
      known.set(key, assets);
      return assets;
    },
  };
}
