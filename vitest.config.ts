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
    include: ['codegen/**/*.test.ts', 'src/**/*.test.ts', 'src/**/*.test.tsx', 'tests/{contract,access,server,domain}/**/*.test.ts'],
    environment: 'node',
    // By default one core is left idle; the tests of the server often wait anyway.
    maxWorkers: availableParallelism(),
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
