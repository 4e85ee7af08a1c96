import { join } from 'node:path';
import type { Plugin } from 'vite';
import type { CompactMessages } from '../../src/client/i18n/compact.ts';
import { compileLocale, listLocales, listRooms } from './messages.ts';
import { textUse, type TextUse } from './textUse.ts';

const entry = 'virtual:messages';
/** Where the staff area's screens are listed, so that members don't load their names. */
const STAFF = 'staff';
const resolved = (id: string): string => `\0${id}`;

/**
 * Serves the compiled texts: `virtual:messages` lists the languages, `virtual:messages/<locale>` has the shell's texts
 * and the list of members' screens, `virtual:messages/<locale>/staff` the list of the staff area's,
 * `virtual:messages/<locale>/<Screen>` has a screen's texts. In development and tests a
 * language is one module, so that a new text shows up without a restart.
 */
export function messagesPlugin(client: string): Plugin {
  const root = join(client, 'i18n/messages');
  let isBuild = false;
  let use: TextUse | undefined;
  const compiled = new Map<string, CompactMessages>();
  const readTexts = (locale: string): CompactMessages => {
    const known = isBuild ? compiled.get(locale) : undefined;
    const texts = known ?? compileLocale(root, locale);
    compiled.set(locale, texts);
    return texts;
  };

  return {
    name: 'ebbwatt:messages',
    configResolved({ command }) {
      isBuild = command === 'build';
    },
    buildStart() {
      compiled.clear();
      use = isBuild ? textUse(client, listRooms(root)) : undefined;
    },
    resolveId(id) {
      return id === entry || id.startsWith(`${entry}/`) ? resolved(id) : undefined;
    },
    load(id) {
      if (id === resolved(entry)) return languages(listLocales(root));
      if (!id.startsWith(resolved(`${entry}/`))) return undefined;
      const [locale = '', screen] = id.slice(resolved(`${entry}/`).length).split('/');
      for (const folder of new Set(['en-US', locale])) {
        for (const room of listRooms(root, folder)) this.addWatchFile(join(root, folder, `${room}.json`));
      }
      const texts = readTexts(locale);
      if (use === undefined) return language(texts, locale, []);
      if (screen !== undefined && screen !== STAFF)
        return `export default ${json(only(texts, use.screens.get(screen) ?? (() => false)))};`;
      const { staff } = use;
      const names = screensWithTexts(use, texts);
      const ofStaff = names.filter((name) => staff.has(name));
      if (screen === undefined)
        return language(
          only(texts, use.base),
          locale,
          names.filter((name) => !staff.has(name)),
          ofStaff.length > 0,
        );
      return screenList(locale, ofStaff);
    },
  };
}

const only = (texts: CompactMessages, isUsed: (id: string) => boolean): CompactMessages =>
  Object.fromEntries(Object.entries(texts).filter(([id]) => isUsed(id)));

function screensWithTexts({ screens }: TextUse, texts: CompactMessages): string[] {
  const ids = Object.keys(texts);
  return [...screens].filter(([, isUsed]) => ids.some(isUsed)).map(([name]) => name);
}

/** A string for JSON.parse, which engines parse faster than an object literal. */
const json = (texts: CompactMessages): string => `JSON.parse(${JSON.stringify(JSON.stringify(texts))})`;

function languages(locales: readonly string[]): string {
  const lines = locales.map((locale) => `  '${locale}': () => import('${entry}/${locale}'),`);
  return `export const catalogue = {\n${lines.join('\n')}\n};`;
}

function language(
  texts: CompactMessages,
  locale: string,
  screens: readonly string[],
  hasStaff = false,
): string {
  const staff = hasStaff ? `() => import('${entry}/${locale}/${STAFF}')` : 'undefined';
  return `export default ${json(texts)};\nexport const staff = ${staff};\n${screenList(locale, screens)}`;
}

function screenList(locale: string, screens: readonly string[]): string {
  const lines = screens.map((screen) => `  ${screen}: () => import('${entry}/${locale}/${screen}'),`);
  return `export const screens = {\n${lines.join('\n')}\n};`;
}
