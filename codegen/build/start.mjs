// `npm start`: builds if the build is missing or outdated, then runs the server in this process, so that signals reach
// it directly. Plain JavaScript, because it must run before anything is built.
import { fileURLToPath } from 'node:url';
import { ensureBuilt } from './ensureBuilt.mjs';

const root = fileURLToPath(new URL('../../', import.meta.url));
await ensureBuilt(root);
process.env.NODE_ENV ??= 'production';
await import(`${root}dist/server/main.js`);
