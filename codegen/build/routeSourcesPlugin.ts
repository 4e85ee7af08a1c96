import { dirname, posix, relative } from 'node:path';
import type { Plugin } from 'vite';

const table = /[\\/]src[\\/]client[\\/]app[\\/]routes\.ts$/;

/**
 * Writes beside each `() => import('…')` of the route table which file it imports, relative to the project: that is the
 * key under which the build's manifest lists the chunks of a screen, and a bundled function no longer knows it.
 */
export function routeSourcesPlugin(root: string): Plugin {
  return {
    name: 'ebbwatt:route-sources',
    enforce: 'post',
    transform(code, id) {
      if (!table.test(id)) return undefined;
      const folder = relative(root, dirname(id)).split('\\').join('/');
      const marked = code.replace(/\(\) => import\((["'])(\.[^"']+)\1\)/g, (load, _quote, target: string) => {
        return `Object.assign(${load}, { source: ${JSON.stringify(posix.join(folder, target))} })`;
      });
      return { code: marked, map: null };
    },
  };
}
