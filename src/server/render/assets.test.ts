import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readAssets } from './assets.ts';

let folder: string;

const manifest = {
  '_react.js': { file: 'react-1.js' },
  '_app.js': { file: 'app-1.js', imports: ['_react.js'], css: ['app-1.css'] },
  '_charts.js': { file: 'charts-1.js', imports: ['_react.js'], css: ['charts-1.css'] },
  'src/client/app/browser.tsx': { file: 'main-1.js', isEntry: true, imports: ['_app.js', '_react.js'] },
  'src/client/app/languageData.ts': { file: 'language-1.js', isEntry: true },
  'src/client/member/home/HomeScreen.tsx': { file: 'Home-1.js', imports: ['_app.js', '_charts.js'] },
  'virtual:messages/en-US': { file: 'en-1.js' },
  'virtual:messages/en-US/HomeScreen': { file: 'en-Home-1.js' },
};

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'assets-'));
  writeFileSync(join(folder, 'manifest.json'), JSON.stringify(manifest));
  writeFileSync(join(folder, 'app-1.css'), 'p{margin:0}\n');
  writeFileSync(join(folder, 'charts-1.css'), '.chart{width:100%}\n');
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('the chunks of a page', () => {
  it('are ordered by their imports, with the screen’s and the language’s, and the main chunk last', () => {
    const { scripts } = readAssets(folder).forPage(['src/client/member/home/HomeScreen.tsx'], 'en-US');
    expect(scripts).toEqual(
      ['react-1.js', 'app-1.js', 'en-1.js', 'en-Home-1.js', 'charts-1.js', 'Home-1.js', 'main-1.js'].map(
        (name) => `/assets/${name}`,
      ),
    );
  });

  it('include only the screen’s style sheets', () => {
    const { forPage } = readAssets(folder);
    const sheets = (sources: string[]) => forPage(sources, 'en-US').styles;
    expect(sheets([])).toEqual([{ href: '/assets/app-1.css', css: 'p{margin:0}' }]);
    expect(sheets(['src/client/member/home/HomeScreen.tsx']).map(({ href }) => href)).toEqual([
      '/assets/app-1.css',
      '/assets/charts-1.css',
    ]);
  });

  it('are only the app’s for a screen that is not in the build, in the base language for an unknown one', () => {
    const names = readAssets(folder)
      .forPage(['src/no/such.tsx'], 'fr-CA')
      .scripts.map((url) => url.replace('/assets/', ''));
    expect(names).toEqual(['react-1.js', 'app-1.js', 'en-1.js', 'main-1.js']);
  });

  it('name the worker that reads the language data', () => {
    expect(readAssets(folder).forPage([], 'en-US').languageWorker).toBe('/assets/language-1.js');
  });

  it('identify the build by its main chunk', () => {
    expect(readAssets(folder).build).toBe('main-1.js');
  });
});

it('reports a folder without a build', () => {
  writeFileSync(join(folder, 'manifest.json'), '{}');
  expect(() => readAssets(folder)).toThrow(/has no src\/client\/app\/browser\.tsx/);
});
