import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { devPagesPlugin } from './codegen/build/devPagesPlugin.ts';
import { HASH_LETTERS, chunkGroups, chunkName, requestedWith } from './codegen/build/chunks.ts';
import { eagerModulesPlugin } from './codegen/build/eagerModules.ts';
import { leanPackagesPlugin } from './codegen/build/leanPackages.ts';
import { messagesPlugin } from './codegen/build/messagesPlugin.ts';
import { outputPlugin } from './codegen/build/outputPlugin.ts';
import { relayPlugin } from './codegen/build/relayPlugin.ts';
import { referencePlugin } from './codegen/reference/referencePlugin.ts';
import { routeSourcesPlugin } from './codegen/build/routeSourcesPlugin.ts';
import { serviceWorkerPlugin } from './codegen/build/serviceWorkerPlugin.ts';
import { scopedNames } from './codegen/build/scopedNames.ts';

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/**
 * Two builds of one source: `dist/client` for the browser (hashed, precompressed) and `dist/server` for Node (our code
 * only; packages stay in node_modules). `vite` alone is the development server on port 3000.
 */
export default defineConfig(({ command }) => ({
  appType: 'custom',
  // The path at which the server serves the build. In development Vite serves the sources from the root.
  base: command === 'build' ? '/assets/' : '/',
  publicDir: false,
  plugins: [
    react(),
    relayPlugin(),
    routeSourcesPlugin(at('.')),
    messagesPlugin(at('./src/client')),
    leanPackagesPlugin(at('.').replace(/\/$/, '')),
    eagerModulesPlugin(),
    outputPlugin(),
    serviceWorkerPlugin(at('./dist/client')),
    referencePlugin(),
    devPagesPlugin(),
  ],
  // The build parses the messages, so the browser needs no parser.
  resolve: {
    alias: {
      '@formatjs/icu-messageformat-parser': at(
        './node_modules/@formatjs/icu-messageformat-parser/no-parser.js',
      ),
    },
  },
  css: { modules: { localsConvention: 'camelCaseOnly', generateScopedName: scopedNames(at('.')) } },
  builder: {},
  environments: {
    client: {
      build: {
        outDir: 'dist/client',
        emptyOutDir: true,
        assetsDir: '',
        manifest: 'manifest.json',
        assetsInlineLimit: 0,
        modulePreload: {
          polyfill: false,
          resolveDependencies: (file, chunks, { hostType }) =>
            hostType === 'js' ? requestedWith(file, chunks) : chunks,
        },
        target: 'es2023',
        // Slower than the default, and a kilobyte less on Home's first load.
        minify: 'terser',
        terserOptions: { compress: { passes: 2 } },
        sourcemap: 'hidden',
        rolldownOptions: {
          checks: { bundlerTimings: false },
          input: {
            main: at('./src/client/app/browser.tsx'),
            language: at('./src/client/app/languageData.ts'),
          },
          preserveEntrySignatures: 'allow-extension',
          output: {
            entryFileNames: `[name]-[hash:${HASH_LETTERS}].js`,
            chunkFileNames: ({ name, facadeModuleId }) =>
              `${chunkName(name, facadeModuleId)}-[hash:${HASH_LETTERS}].js`,
            assetFileNames: `part-[hash:${HASH_LETTERS}][extname]`,
            codeSplitting: { groups: chunkGroups },
          },
        },
      },
    },
    ssr: {
      build: {
        ssr: true,
        outDir: 'dist/server',
        emptyOutDir: true,
        target: 'node20',
        minify: false,
        sourcemap: true,
        rolldownOptions: {
          checks: { bundlerTimings: false },
          input: {
            main: at('./src/server/app/main.ts'),
            cli: at('./src/server/app/cli.ts'),
            sandbox: at('./src/sandbox/main.ts'),
            verify: at('./src/verify/main.ts'),
          },
          output: {
            entryFileNames: '[name].js',
            chunkFileNames: 'parts/[name]-[hash].js',
            // React loads later, with the pages, and must find production mode set by then.
            banner: ({ isEntry }) => (isEntry ? "process.env.NODE_ENV ??= 'production';" : ''),
          },
        },
      },
    },
    // After the client's, whose files it lists.
    worker: {
      consumer: 'client',
      build: {
        outDir: 'dist/client',
        emptyOutDir: false,
        target: 'es2023',
        rolldownOptions: {
          checks: { bundlerTimings: false },
          input: at('./src/client/worker/serviceWorker.ts'),
          output: { format: 'iife', entryFileNames: 'service-worker.js' },
        },
      },
    },
  },
  server: { port: 3000, strictPort: true },
}));
