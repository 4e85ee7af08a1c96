import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative, resolve, sep } from 'node:path';
import { routeTables } from './routeTables.ts';

/**
 * Finds a screen's texts in its sources: an id is either a literal (`'home.greeting'`) or the beginning of a template
 * (`events.said.${kind}`). `messageIds.test.ts` proves that ids are used in no other way.
 */
export interface TextUse {
  /** Texts of the shell and of everything else loaded before any screen. */
  readonly base: (id: string) => boolean;
  /** Other texts of a screen or lazy section, by its file's name: `HomeScreen`, `RatePlanLazy`. */
  readonly screens: ReadonlyMap<string, (id: string) => boolean>;
  /** Those of them that belong to the staff area, which members never load. */
  readonly staff: ReadonlySet<string>;
}

interface Used {
  readonly ids: ReadonlySet<string>;
  readonly beginnings: readonly string[];
}

/** Reads the sources below the client's folder, starting from its entry and its route tables. */
export function textUse(client: string, rooms: readonly string[]): TextUse {
  const tables = routeTables.map((name) => join(client, 'app', name)).filter((table) => existsSync(table));
  const inBase = filesFrom(join(client, 'app/browser.tsx'), client, tables);
  const base = matcher(usedIn([...inBase], rooms));
  const screens = new Map<string, (id: string) => boolean>();
  const staff = new Set<string>();
  const internal = join(client, 'internal') + sep;
  const waiting = [
    ...new Set([
      ...tables.flatMap(importedBy).filter((path) => path.endsWith('Screen.tsx') || isLazy(path)),
      ...[...inBase].flatMap(importedBy).filter(isLazy),
    ]),
  ];
  const done = new Set<string>();
  for (let file = waiting.shift(); file !== undefined; file = waiting.shift()) {
    if (done.has(file)) continue;
    done.add(file);
    if (screens.has(screenName(file)))
      throw new Error(`There are two screens in files named ${basename(file)}: texts travel by that name.`);
    const files = filesFrom(file, client, tables);
    waiting.push(...[...files].flatMap(importedBy).filter(isLazy));
    const uses = matcher(usedIn([...files], rooms));
    screens.set(screenName(file), (id) => uses(id) && !base(id));
    if (file.startsWith(internal)) staff.add(screenName(file));
  }
  return { base, screens, staff };
}

/** The name of a screen's chunk of texts. */
const screenName = (file: string): string => basename(file, '.tsx');

const isScreen = (file: string): boolean => /(?:Screen\.tsx|Loader\.ts)$/.test(file);

/** A lazy section has its own texts, so that the screen does not wait for them (`LazySection`). */
const isLazy = (file: string): boolean => file.endsWith('Lazy.tsx');

function matcher({ ids, beginnings }: Used): (id: string) => boolean {
  return (id) => ids.has(id) || beginnings.some((beginning) => id.startsWith(beginning));
}

/** A file and all client files it imports, except routes and lazy sections, which load later. */
function filesFrom(entry: string, client: string, tables: readonly string[]): Set<string> {
  const files = new Set<string>();
  const visit = (file: string): void => {
    if (
      files.has(file) ||
      (isLazy(file) && file !== entry) ||
      relative(client, file).startsWith(`..${sep}`) ||
      !existsSync(file)
    )
      return;
    files.add(file);
    // A table loads its shell with itself, its screens later.
    const imports = importedBy(file);
    (tables.includes(file) ? imports.filter((path) => !isScreen(path)) : imports).forEach(visit);
  };
  visit(entry);
  return files;
}

function importedBy(file: string): string[] {
  const targets = readFileSync(file, 'utf8').matchAll(
    /\b(?:from|import)\s*\(?\s*(['"])(\.{1,2}\/[^'"]+\.tsx?)\1/g,
  );
  return [...targets].map(([, , target = '']) => resolve(dirname(file), target));
}

function usedIn(files: readonly string[], rooms: readonly string[]): Used {
  const written = new RegExp(`(['"\`])((?:${rooms.join('|')})\\.[\\w.-]+)\\1`, 'g');
  const begun = new RegExp(`\`((?:${rooms.join('|')})\\.[\\w.-]*)\\$\\{`, 'g');
  const texts = files.map((file) => readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\//g, '')).join('\n');
  return {
    ids: new Set([...texts.matchAll(written)].map(([, , id = '']) => id)),
    beginnings: [...texts.matchAll(begun)].map(([, beginning = '']) => beginning),
  };
}
