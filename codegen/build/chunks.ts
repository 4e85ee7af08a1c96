import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Rolldown } from 'vite';

type Groups = Exclude<
  Exclude<Rolldown.OutputOptions['codeSplitting'], boolean | undefined>['groups'],
  undefined
>;

const packages = (...names: string[]): RegExp =>
  new RegExp(`[\\\\/]node_modules[\\\\/](?:${names.join('|')})[\\\\/]`);

const muiPackages = [
  '@mui/material',
  '@mui/system',
  '@mui/styled-engine',
  '@mui/private-theming',
  '@mui/utils',
  '@emotion',
  'stylis',
];
const mui = packages(...muiPackages);

/** The modules through which member screens load MUI. */
const memberMui = /[\\/]src[\\/]client[\\/](?:member|shared)[\\/]/;

const home = /[\\/]src[\\/]client[\\/]member[\\/]home[\\/](?:HomeScreen\.tsx|homeLoader\.ts)$/;

/** The other separately loaded modules: every screen, and its queries. */
const anyOther =
  /[\\/]src[\\/]client[\\/](?:member|internal)[\\/](?!home[\\/](?:Home|home)).*(?:Screen\.tsx|Loader\.ts)$/;

/** Screens that a cold start may open, of members and of strangers: their modules share chunks, so that each needs few requests. */
const memberScreens = /[\\/]src[\\/]client[\\/]member[\\/](?:home|events)[\\/]\w+Screen\.tsx$/;
const strangerScreens = /[\\/]src[\\/]client[\\/]member[\\/](?:landing|session)[\\/]\w+Screen\.tsx$/;
const logIn = /[\\/]src[\\/]client[\\/]member[\\/]session[\\/]\w+Screen\.tsx$/;
/** Screens that the server renders and that read by REST alone. */
const withoutGraphql =
  /[\\/]src[\\/]client[\\/]member[\\/](?:events[\\/]EventsScreen|energy[\\/]EnergyScreen)\.tsx$/;

/**
 * Splits the first load by how often code changes (libraries stay cached across releases), with no chunk large enough
 * to be a long task on a phone; the boot script runs them one by one. Everything else splits at the lazy routes.
 */
export const chunkGroups: Groups = [
  {
    name: 'react',
    test: /[\\/](?:node_modules[\\/](?:react|react-dom|scheduler)[\\/]|src[\\/]client[\\/]app[\\/]showApp\.ts$)/,
    priority: 50,
  },
  {
    name: 'relay',
    test: packages('react-relay', 'relay-runtime', 'fbjs', 'invariant', 'nullthrows', '@babel/runtime'),
    priority: 40,
    // MUI's share of @babel/runtime stays with MUI.
    tags: ['$initial'],
  },
  {
    name: 'router',
    test: packages('react-router', 'react-router-dom', 'cookie', 'set-cookie-parser'),
    priority: 40,
  },
  {
    name: 'words',
    test: packages('react-intl', '@formatjs', 'intl-messageformat', 'openapi-fetch'),
    priority: 40,
    tags: ['$initial'],
  },
  // What members' dialogs need of MUI, without what only the staff area uses.
  {
    name: (id, modules) => (mui.test(id) && isPartOf(id, modules, memberMui) ? 'mui' : null),
    debugName: 'mui',
    priority: 33,
  },
  // Before the grid and the pickers, which would otherwise pull in their own dependencies.
  { name: 'staffMui', test: packages(...muiPackages, '@mui/x-internals'), priority: 32 },
  { name: 'pickers', test: packages('@mui/x-date-pickers', 'dayjs'), priority: 32 },
  { name: 'grid', test: packages('@mui'), priority: 31 },
  {
    name: 'app',
    test: /[\\/]src[\\/](?!client[\\/]app[\\/](?:browser|languageData))/,
    priority: 10,
    tags: ['$initial'],
  },
  // Shared by Home and other screens, so that Home doesn't wait for code it doesn't use: what strangers also need, what
  // screens without GraphQL need, and the rest. A group takes what its modules import unless one above has it.
  {
    name: (id, modules) =>
      isShared(id, modules) && isPartOf(id, modules, strangerScreens) ? 'common' : null,
    debugName: 'common',
    priority: 7,
  },
  {
    name: (id, modules) => (isShared(id, modules) && isPartOf(id, modules, withoutGraphql) ? 'pieces' : null),
    debugName: 'pieces',
    priority: 6,
  },
  {
    name: (id, modules) => (isShared(id, modules) ? 'fragments' : null),
    debugName: 'fragments',
    priority: 5,
  },
  // For screens that use REST; Home doesn't.
  {
    name: 'queries',
    test: /[\\/](?:node_modules[\\/]@tanstack|src[\\/]client[\\/]platform[\\/]cache[\\/](?:queries|restQuery|useRestQuery)\.ts)/,
    priority: 4,
  },
  // A group includes its modules' dependencies, unless a group of higher priority has them.
  {
    name: (id, modules) => {
      const members = findWholes(id, modules, memberScreens).size;
      const strangers = findWholes(id, modules, strangerScreens).size;
      if (members + strangers < 2) return null;
      if (members === 0) return 'strangers';
      if (strangers === 0) return 'members';
      return isPartOf(id, modules, logIn) ? 'basics' : 'both';
    },
    debugName: 'both',
    priority: 3,
  },
  // Our own few lines around MUI in one chunk: each name of a chunk costs bytes in the first load. What opens a dialog is
  // not part of it, or every screen with a dialog would load MUI.
  {
    name: 'dialog',
    test: /[\\/]src[\\/]client[\\/](?:ui[\\/](?:mui|dialog)[\\/]|shared[\\/]dialog[\\/]RootedDialog\.tsx$)/,
    priority: 2,
  },
];

/**
 * Letters of the hash in a file's name. The route table, which every page loads first, names most files, and a hash can't be
 * compressed.
 */
export const HASH_LETTERS = 7;

/** A file's name without folder and hash. */
const nameOf = (file: string): string =>
  basename(file, '.js').replace(new RegExp(`-[\\w-]{${HASH_LETTERS}}$`), '');

const ALWAYS_LOADED: ReadonlySet<string> = new Set([
  'react',
  'router',
  'relay',
  'words',
  'app',
  'rolldown-runtime',
]);
/** Whether every page loads this chunk first. */
const isAlwaysLoaded = (file: string): boolean => ALWAYS_LOADED.has(nameOf(file));

const staffModules: ReadonlySet<string> = new Set([
  'staffRoutes',
  ...readdirSync(join(import.meta.dirname, '../../src/client/internal'), {
    recursive: true,
    encoding: 'utf8',
  })
    .filter((file) => /(?:Screen\.tsx|Loader\.ts)$/.test(file))
    .map((file) => basename(file).replace(/\.tsx?$/, '')),
]);

/**
 * The chunks that are requested together with a screen or loader. The route table is in every first load and names
 * each of them: it omits those already loaded, and for staff all but styles, whose scripts are found by their imports.
 */
export function requestedWith(file: string, chunks: readonly string[]): string[] {
  const isStaff = staffModules.has(nameOf(file));
  return chunks.filter(
    (chunk) => !isAlwaysLoaded(chunk) && (!isStaff || chunk === file || chunk.endsWith('.css')),
  );
}

interface Modules {
  getModuleInfo(id: string): { readonly importers: readonly string[] } | null;
}

const isShared = (id: string, modules: Modules): boolean =>
  isPartOf(id, modules, home) && isPartOf(id, modules, anyOther);

const isPartOf = (id: string, modules: Modules, wholes: RegExp): boolean =>
  findWholes(id, modules, wholes).size > 0;

/** The modules of this kind that contain this one: itself, or its direct and indirect importers. */
function findWholes(id: string, modules: Modules, wholes: RegExp): Set<string> {
  const found = new Set<string>();
  const seen = new Set<string>();
  const visit = (module: string): void => {
    if (seen.has(module)) return;
    seen.add(module);
    if (wholes.test(module)) found.add(module);
    modules.getModuleInfo(module)?.importers.forEach(visit);
  };
  visit(id);
  return found;
}

/** The groups' names; some name themselves by a function. */
const groupNames: ReadonlySet<string> = new Set([
  ...chunkGroups.map(({ name, debugName }) => (typeof name === 'string' ? name : (debugName ?? ''))),
  'basics',
  'strangers',
  'members',
]);

/**
 * A readable name for groups, screens and other lazy modules; texts are named after their language and screen. Loaders
 * and what several screens share are just parts, because the first load lists every chunk by its name.
 */
export function chunkName(name: string, entry: string | null): string {
  const [, locale, screen] = /virtual:messages\/([^/]+)(?:\/(\w+))?$/.exec(entry ?? '') ?? [];
  if (locale !== undefined) return ['texts', locale, screen].filter(Boolean).join('-');
  const isNamed =
    entry === null ? groupNames.has(name) || name === 'rolldown-runtime' : !entry.endsWith('Loader.ts');
  return isNamed ? name : 'part';
}
