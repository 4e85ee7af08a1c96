import { defineConfig } from 'vitest/config';
import babel from '@rolldown/plugin-babel';
import react from '@vitejs/plugin-react';

/** One runner for every test that needs no browser. Browser tests live in tests/browser (Playwright). */
export default defineConfig({
  plugins: [react(), babel({ plugins: ['relay'] })],
  test: {
    include: ['src/**/*.test.ts', 'src/**/*.test.tsx', 'tests/{contract,access,server,domain}/**/*.test.ts'],
    environment: 'node',
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
