import { expect, it } from 'vitest';
import { shellFiles } from './serviceWorkerPlugin.ts';

it("keeps what every member's page needs, with what it imports, and no other screen", () => {
  expect(
    shellFiles({
      'src/client/app/browser.tsx': {
        src: 'src/client/app/browser.tsx',
        file: 'main.js',
        imports: ['_react.js'],
      },
      '_react.js': { file: 'react.js' },
      'src/client/platform/memberReads.ts': {
        src: 'src/client/platform/memberReads.ts',
        file: 'reads.js',
        imports: ['_react.js', '_queries.js'],
      },
      '_queries.js': { file: 'queries.js' },
      'src/client/member/home/HomeScreen.tsx': {
        src: 'src/client/member/home/HomeScreen.tsx',
        file: 'home.js',
      },
      'src/client/member/wheel/WheelScreen.tsx': {
        src: 'src/client/member/wheel/WheelScreen.tsx',
        file: 'w.js',
      },
      'src/client/internal/audit/AuditScreen.tsx': {
        src: 'src/client/internal/audit/AuditScreen.tsx',
        file: 'audit.js',
        imports: ['_grid.js'],
      },
      '_grid.js': { file: 'grid.js' },
    }),
  ).toEqual(['home.js', 'main.js', 'queries.js', 'react.js', 'reads.js']);
});
