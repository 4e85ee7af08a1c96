import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { textUse } from './textUse.ts';

let client = '';

beforeEach(() => {
  client = mkdtempSync(join(tmpdir(), 'client-'));
});
afterEach(() => rmSync(client, { recursive: true }));

function write(files: Readonly<Record<string, string>>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(client, path)), { recursive: true });
    writeFileSync(join(client, path), text);
  }
}

const ids = [
  'shell.bar',
  'home.greeting',
  'home.said.well',
  'home.said.nothing',
  'events.title',
  'events.card',
  'unused.text',
];
const usedBy = (isUsed: ((id: string) => boolean) | undefined): string[] => ids.filter((id) => isUsed?.(id));

describe('texts by chunk', () => {
  beforeEach(() => {
    write({
      'app/browser.tsx': "import './shell.tsx'; import { routes } from './routes.ts';",
      'app/shell.tsx': "const bar = 'shell.bar';",
      'app/routes.ts': `export const routes = [
        { screen: () => import('../member/home/HomeScreen.tsx'), loader: () => import('../member/home/homeLoader.ts') },
        { screen: () => import("../member/events/EventsScreen.tsx") },
      ];`,
      'member/home/HomeScreen.tsx':
        "import { Card } from '../../shared/Card.tsx'; const a = 'home.greeting', b = `home.said.${word}`, c = 'shell.bar';",
      'member/home/homeLoader.ts': '',
      'member/events/EventsScreen.tsx':
        "import type { X } from '../../../../codegen/x.ts'; const More = lazy(() => import('./More.tsx'));",
      'member/events/More.tsx': "export { Card } from '../../shared/Card.tsx'; const a = 'events.title';",
      'shared/Card.tsx': "const a = 'events.card';",
    });
  });

  it('the base has the shell’s texts and no screen’s', () => {
    expect(usedBy(textUse(client, ['shell', 'home', 'events']).base)).toEqual(['shell.bar']);
  });

  it('a screen has the texts of all its modules, template ids included, but not the shell’s', () => {
    const { screens } = textUse(client, ['shell', 'home', 'events']);
    expect(usedBy(screens.get('HomeScreen'))).toEqual([
      'home.greeting',
      'home.said.well',
      'home.said.nothing',
      'events.card',
    ]);
  });

  it('a lazy section has its own texts, which its screen does not wait for', () => {
    write({
      'member/events/More.tsx': "const load = async () => (await import('./MoreLazy.tsx')).MoreLazy;",
      'member/events/MoreLazy.tsx':
        "export { Card } from '../../shared/Card.tsx'; const a = 'events.title', b = 'shell.bar';",
    });
    const { screens } = textUse(client, ['shell', 'home', 'events']);
    expect(usedBy(screens.get('EventsScreen'))).toEqual([]);
    expect(usedBy(screens.get('MoreLazy'))).toEqual(['events.title', 'events.card']);
  });

  it('so does a lazy section of the shell', () => {
    write({
      'app/shell.tsx':
        "const bar = 'shell.bar'; const load = async () => (await import('./MoreLazy.tsx')).MoreLazy;",
      'app/MoreLazy.tsx': "const a = 'events.title', b = 'shell.bar';",
    });
    const { base, screens } = textUse(client, ['shell', 'home', 'events']);
    expect(usedBy(base)).toEqual(['shell.bar']);
    expect(usedBy(screens.get('MoreLazy'))).toEqual(['events.title']);
  });

  it('knows which screens are the staff area’s, and its lazy sections', () => {
    write({
      'app/staffRoutes.ts': `export const staffRoutes = [{ screen: () => import('../internal/list/ListScreen.tsx') }];
        export const tool = () => import('../internal/tool/ToolLazy.tsx');`,
      'internal/list/ListScreen.tsx': "const a = 'events.title';",
      'internal/tool/ToolLazy.tsx': "const a = 'home.greeting';",
    });
    const { screens, staff } = textUse(client, ['shell', 'home', 'events']);
    expect([...staff]).toEqual(['ListScreen', 'ToolLazy']);
    expect(usedBy(screens.get('ToolLazy'))).toEqual(['home.greeting']);
  });

  it('the base has the texts of a shell that comes with a table', () => {
    write({
      'app/browser.tsx': "import './shell.tsx'; const load = () => import('./staffRoutes.ts');",
      'app/staffRoutes.ts': `import { Shell } from '../internal/Shell.tsx';
        export const staffRoutes = [{ screen: () => import('../internal/list/ListScreen.tsx') }];`,
      'internal/Shell.tsx': "const a = 'events.card';",
      'internal/list/ListScreen.tsx': "const a = 'events.title';",
    });
    expect(usedBy(textUse(client, ['shell', 'home', 'events']).base)).toEqual(['shell.bar', 'events.card']);
  });

  it('a screen also has the texts of modules it loads later', () => {
    const { screens } = textUse(client, ['shell', 'home', 'events']);
    expect(usedBy(screens.get('EventsScreen'))).toEqual(['events.title', 'events.card']);
    expect([...screens.keys()]).toEqual(['HomeScreen', 'EventsScreen']);
  });
});
