#!/usr/bin/env node
// `npx ebbwatt-verify FILE…`, from the build, or from the sources if the build is outdated.
import { fileURLToPath } from 'node:url';
import { isBuilt } from './ensureBuilt.mjs';

const root = fileURLToPath(new URL('../../', import.meta.url));
if (isBuilt(root)) {
  await import(`${root}dist/server/verify.js`);
} else {
  const { register } = await import('tsx/esm/api');
  register();
  await import(`${root}src/verify/main.ts`);
}
