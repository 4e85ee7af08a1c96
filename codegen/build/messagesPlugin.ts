import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import type { Parcel } from '../../src/client/i18n/rooms.ts';
import { compileParcel, localesOf } from './messages.ts';

const entry = 'virtual:messages';
const resolved = (id: string): string => `\0${id}`;

/** Serves `virtual:messages` (the loaders) and `virtual:messages/<locale>/<parcel>` (the compiled texts). */
export function messagesPlugin(root: string): Plugin {
  return {
    name: 'ebbwatt:messages',
    resolveId(id) {
      return id === entry || id.startsWith(`${entry}/`) ? resolved(id) : undefined;
    },
    load(id) {
      if (id === resolved(entry)) return loaders(localesOf(root));
      if (!id.startsWith(resolved(`${entry}/`))) return undefined;
      const [locale = '', parcel = ''] = id.slice(resolved(`${entry}/`).length).split('/');
      for (const folder of new Set(['en-US', locale])) {
        for (const file of readdirSync(join(root, folder))) this.addWatchFile(join(root, folder, file));
      }
      const json = JSON.stringify(compileParcel(root, locale, parcel as Parcel));
      return `export default JSON.parse(${JSON.stringify(json)});`;
    },
  };
}

function loaders(locales: readonly string[]): string {
  const parcels: readonly Parcel[] = ['first', 'later', 'internal'];
  const lines = locales.map((locale) => {
    const imports = parcels.map((parcel) => `${parcel}: () => import('${entry}/${locale}/${parcel}')`);
    return `  '${locale}': { ${imports.join(', ')} },`;
  });
  return `export const catalogue = {\n${lines.join('\n')}\n};`;
}
