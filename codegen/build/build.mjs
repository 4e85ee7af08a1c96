// `npm run build`: builds unless the build is of these very sources already; `npm run build -- --force` builds anyway.
import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { ensureBuilt } from './ensureBuilt.mjs';

const root = fileURLToPath(new URL('../../', import.meta.url));
if (process.argv.includes('--force')) rmSync(`${root}dist/sources.sha256`, { force: true });
await ensureBuilt(root);
