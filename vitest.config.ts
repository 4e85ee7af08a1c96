import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import react from '@vitejs/plugin-react';
import type { Vite } from 'vitest/node';
import { defineConfig } from 'vitest/config';
import { fileURLToPath } from 'node:url';
import { messagesPlugin } from './codegen/build/messagesPlugin.ts';
import { relayPlugin } from './codegen/build/relayPlugin.ts';
import { mutantPlugin, MUTANTS_VARIABLE, REACH_VARIABLE } from './tests/mutants/mutantPlugin.ts';
import { ByEnvironment } from './tests/support/byEnvironment.ts';
import { COST_VARIABLE } from './tests/support/costReport.ts';
import { REPORT_VARIABLE, vitestReports } from './tests/support/tally.ts';
import { unhandledErrors } from './tests/support/unhandledErrors.ts';

const howModulesCompile = [
  'vitest.config.ts',
  ...['messagesPlugin', 'relayPlugin', 'messages', 'textUse'].map((name) => `codegen/build/${name}.ts`),
]
  .map((path) => readFileSync(new URL(path, import.meta.url), 'utf8'))
  .join('');

/** What the cache of compiled modules can't know: these settings, our own plugins' code, and the catalogues that compiled texts come from. */
const moduleCacheKeys: Vite.Plugin = {
  name: 'ebbwatt:module-cache-keys',
  configureVitest: ({ experimental_defineCacheKeyGenerator: define }) =>
    define(({ id }) =>
      id.includes('virtual:messages') || mutants !== undefined ? false : howModulesCompile,
    ),
};

/**
 * Packages as they are shipped, without Vitest's condition `development`, which given conditions would only be added to.
 * Emotion's other build makes a style sheet of each rule.
 */
const packagesAsShipped: Vite.Plugin = {
  name: 'ebbwatt:packages-as-shipped',
  configResolved({ ssr, environments }) {
    for (const { resolve } of [ssr, ...Object.values(environments)]) {
      const conditions = resolve?.conditions ?? [];
      const at = conditions.indexOf('development|production');
      if (at !== -1) conditions.splice(at, 1);
    }
  },
};

/** The files that `npm test` counts from, and the folder of a run with mutants. */
const { [REPORT_VARIABLE]: report, [MUTANTS_VARIABLE]: mutants } = process.env;
const files = report === undefined ? undefined : vitestReports(report);

/** Runs every test that needs no browser. Browser tests are in tests/browser (Playwright). */
export default defineConfig({
  plugins: [
    ...(mutants === undefined ? [] : [mutantPlugin(fileURLToPath(new URL('.', import.meta.url)), mutants)]),
    react(),
    relayPlugin(),
    messagesPlugin(fileURLToPath(new URL('./src/client', import.meta.url))),
    moduleCacheKeys,
    packagesAsShipped,
  ],
  // Both builds of React take it, and projects share the cache of compiled modules.
  oxc: { jsx: { development: false } },
  // One instance of graphql, the one Node resolves; Vite would prefer the package's other build.
  resolve: { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] },
  test: {
    environment: 'node',
    setupFiles: [
      ...(process.env[COST_VARIABLE] === undefined ? [] : ['tests/support/costOfFile.ts']),
      ...(process.env[REACH_VARIABLE] === undefined ? [] : ['tests/mutants/reachOfFile.ts']),
    ],
    sequence: { sequencer: ByEnvironment },
    // A worker loads what its files use, which takes seconds. VITEST_MAX_WORKERS sets another number.
    maxWorkers: availableParallelism(),
    // A hang, and not a slow machine: the longest test takes 20 s on two free cores, and less than 60 beside much else; with
    // the full numbers of `npm run test:deep` some take minutes.
    testTimeout: process.env['EBBWATT_DEEP'] === '1' ? 900_000 : 120_000,
    hookTimeout: 180_000,
    // Files share a worker's modules, because loading them for each file took most of the time.
    isolate: false,
    ...(files === undefined
      ? {}
      : {
          reporters: ['default', ['json', { outputFile: files.tests }], unhandledErrors(files.unhandled)],
        }),
    // `npm test` compiles the server once for both databases.
    experimental: { fsModuleCache: true },
    projects: [
      {
        extends: true,
        test: { name: 'domain', include: ['src/domain/**/*.test.ts', 'codegen/**/*.test.ts'] },
      },
      {
        extends: true,
        test: {
          name: 'client',
          include: ['src/client/**/*.test.{ts,tsx}'],
          setupFiles: ['tests/support/pageSetup.ts'],
        },
      },
      {
        extends: true,
        // The whole app on the server in the test's process, without a browser; React as it is shipped, which renders more
        // than twice as fast as the one that looks for mistakes.
        test: {
          name: 'app',
          environment: 'happy-dom',
          env: { NODE_ENV: 'production' },
          globalSetup: ['tests/support/serverDatabases.ts'],
          include: ['tests/app/**/*.test.tsx'],
          setupFiles: ['tests/support/pageSetup.ts'],
        },
      },
      {
        extends: true,
        // One project, because workers are a project's, and each takes seconds to load the server. The files `*.kill.test.ts`
        // kill programs and databases: a few times here, many times with EBBWATT_DEEP=1.
        test: {
          name: 'server',
          // One more than there are cores, because tests of slow partners and of restarts mostly wait.
          maxWorkers: availableParallelism() + 1,
          sequence: { groupOrder: 1 },
          globalSetup: ['tests/support/bundlePrograms.ts', 'tests/support/serverDatabases.ts'],
          include: ['src/{server,sandbox}/**/*.test.ts', 'tests/{access,contract,server}/**/*.test.ts'],
        },
      },
    ],
  },
});
