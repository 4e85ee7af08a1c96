import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);
const compressible = /\.(?:js|css|svg|json|txt|woff)$/;

/** Adds to the client build the version file, and every text file compressed at the highest level. */
export function outputPlugin(): Plugin {
  let folder = '';
  return {
    name: 'ebbwatt:output',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    generateBundle(_options, bundle) {
      const main = Object.values(bundle).find(
        (file) => file.type === 'chunk' && file.isEntry && file.name === 'main',
      );
      if (main === undefined) return;
      // NET-31, NET-34: a running app compares its own main chunk with this one.
      this.emitFile({
        type: 'asset',
        fileName: 'version.json',
        source: JSON.stringify({ main: main.fileName }),
      });
    },
    writeBundle(options) {
      folder = options.dir ?? '';
    },
    async closeBundle() {
      if (folder === '') return;
      const names = (await readdir(folder, { recursive: true })).filter(
        (name) => compressible.test(name) && name !== 'manifest.json',
      );
      await Promise.all(names.map((name) => compressFile(join(folder, name))));
    },
  };
}

async function compressFile(path: string): Promise<void> {
  const content = await readFile(path);
  const quality = {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
  };
  const [small, usual] = await Promise.all([brotli(content, quality), gzipped(content, { level: 9 })]);
  if (small.length < content.length) await writeFile(`${path}.br`, small);
  if (usual.length < content.length) await writeFile(`${path}.gz`, usual);
}
