import { defineConfig } from 'vitest/config';
import react from '@vitejs/plugin-react';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { messagesPlugin } from './codegen/build/messagesPlugin.ts';
import { relayPlugin } from './codegen/build/relayPlugin.ts';

/** One runner for every test that needs no browser. Browser tests live in tests/browser (Playwright). */
export default defineConfig({
  plugins: [react(), relayPlugin(), messagesPlugin(fileURLToPath(new URL('./src/client', import.meta.url)))],
  // One instance of graphql, the one that Node itself takes; Vite would prefer the other build of the package.
  resolve: { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] },
  test: {
    environment: 'node',
    // By default one core is left idle; the tests of the server often wait anyway.
    maxWorkers: availableParallelism(),
    // Nothing takes so long where all is well; a slow machine may.
    testTimeout: 120_000,
    hookTimeout: 180_000,
    // Files share a worker's modules: loading them again for each file took most of the time.
    isolate: false,
    projects: [
      {
        extends: true,
        test: { name: 'domain', include: ['src/domain/**/*.test.ts', 'codegen/**/*.test.ts'] },
      },
      { extends: true, test: { name: 'client', include: ['src/client/**/*.test.{ts,tsx}'] } },
      {
        extends: true,
        test: {
          name: 'server',
          globalSetup: ['tests/support/bundlePrograms.ts'],
          include: ['src/{server,sandbox}/**/*.test.ts', 'tests/{contract,access,server}/**/*.test.ts'],
          exclude: ['tests/server/**/*.kill.test.ts'],
        },
      },
      {
        extends: true,
        // Programs and databases that are killed over and over: a few times here, many times with EBBWATT_DEEP=1.
        test: {
          name: 'kill',
          globalSetup: ['tests/support/bundlePrograms.ts'],
          include: ['tests/server/**/*.kill.test.ts'],
        },
      },
    ],
  },
});
