// `npm run build`: builds unless the existing build is up to date; `npm run build -- --force` always builds.
import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { ensureBuilt } from './ensureBuilt.mjs';

const root = fileURLToPath(new URL('../../', import.meta.url));
if (process.argv.includes('--force')) rmSync(`${root}dist/sources.sha256`, { force: true });
await ensureBuilt(root);
