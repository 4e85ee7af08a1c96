import { dirname, posix, relative } from 'node:path';
import type { Plugin } from 'vite';

const table = /[\\/]src[\\/]client[\\/]app[\\/]routes\.ts$/;

/**
 * Adds to each `() => import('…')` of the route table the imported file's path, relative to the project. The build's
 * manifest lists a screen's chunks under this key, which a bundled function no longer has.
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
