import { dirname, posix, relative } from 'node:path';
import type { Plugin } from 'vite';
import { routeTables } from './routeTables.ts';

/**
 * Adds to each `() => import('…')` of the route tables the imported file's path, relative to the project. The build's
 * manifest lists a screen's chunks under this key, which a bundled function no longer has.
 */
export function routeSourcesPlugin(root: string): Plugin {
  const app = root.split('\\').join('/');
  const tables = new Set(routeTables.map((name) => posix.join(app, 'src/client/app', name)));
  return {
    name: 'ebbwatt:route-sources',
    enforce: 'post',
    transform(code, id) {
      if (!tables.has(id.split('\\').join('/'))) return undefined;
      const folder = relative(root, dirname(id)).split('\\').join('/');
      const marked = code.replace(/\(\) => import\((["'])(\.[^"']+)\1\)/g, (load, _quote, target: string) => {
        return `Object.assign(${load}, { source: ${JSON.stringify(posix.join(folder, target))} })`;
      });
      return { code: marked, map: null };
    },
  };
}
