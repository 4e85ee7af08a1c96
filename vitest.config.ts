import { defineConfig } from 'vitest/config';
import react from '@vitejs/plugin-react';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { messagesPlugin } from './codegen/build/messagesPlugin.ts';
import { relayPlugin } from './codegen/build/relayPlugin.ts';

/** Runs every test that needs no browser. Browser tests are in tests/browser (Playwright). */
export default defineConfig({
  plugins: [react(), relayPlugin(), messagesPlugin(fileURLToPath(new URL('./src/client', import.meta.url)))],
  // One instance of graphql, the one Node resolves; Vite would prefer the package's other build.
  resolve: { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] },
  test: {
    environment: 'node',
    // The default leaves one core idle, but server tests spend much time waiting.
    maxWorkers: availableParallelism(),
    // Long enough for a slow machine.
    testTimeout: 120_000,
    hookTimeout: 180_000,
    // Files share a worker's modules, because loading them for each file took most of the time.
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
        // Kills programs and databases repeatedly: a few times here, many times with EBBWATT_DEEP=1.
        test: {
          name: 'kill',
          globalSetup: ['tests/support/bundlePrograms.ts'],
          include: ['tests/server/**/*.kill.test.ts'],
        },
      },
    ],
  },
});
