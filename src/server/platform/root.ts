import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder with package.json, the contracts and brands/; searched upwards, so that a bundle in dist/ finds it too. */
export function projectRoot(from: string = dirname(fileURLToPath(import.meta.url))): string {
  for (let folder = from; ; folder = dirname(folder)) {
    if (existsSync(join(folder, 'package.json')) && existsSync(join(folder, 'openapi.yaml'))) return folder;
    if (folder === dirname(folder))
      throw new Error(`No folder above ${from} holds package.json and openapi.yaml.`);
  }
}
