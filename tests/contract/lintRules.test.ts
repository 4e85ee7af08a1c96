import { ESLint } from 'eslint';
import tseslint from 'typescript-eslint';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));

// The rules that need types cannot look at files that do not exist; the others are tried here on made-up ones.
const eslint = new ESLint({
  cwd: root,
  overrideConfig: [
    { ...tseslint.configs.disableTypeChecked, files: ['**/*.ts', '**/*.tsx'] },
    {
      files: ['**/*.ts', '**/*.tsx'],
      languageOptions: { parserOptions: { projectService: false, project: false } },
    },
  ],
});

async function faultsOf(file: string, code: string): Promise<string[]> {
  const [result] = await eslint.lintText(code, { filePath: `${root}${file}` });
  return (result?.messages ?? []).map(({ ruleId, message }) => ruleId ?? message);
}

const screen = 'src/client/member/home/Made.tsx';
const component = (body: string): string => `export function Made() { ${body} }`;

const wrong: readonly (readonly [what: string, file: string, code: string, rule: string])[] = [
  ['any', 'src/domain/meter/made.ts', 'export const x: any = 1;', '@typescript-eslint/no-explicit-any'],
  [
    'a barrel of everything',
    'src/domain/meter/made.ts',
    "export * from './zone.ts';",
    'no-restricted-syntax',
  ],
  [
    'a barrel of names',
    'src/domain/meter/made.ts',
    "export { zone } from './zone.ts';",
    'no-restricted-syntax',
  ],
  [
    'a service that hands on what is not its own',
    'src/server/meter/service.ts',
    "export { zone } from '../utility/service.ts';",
    'no-restricted-syntax',
  ],
  [
    'a service that hands on everything',
    'src/server/meter/service.ts',
    "export * from './zone.ts';",
    'no-restricted-syntax',
  ],
  ['a default export', screen, 'export default 1;', 'no-restricted-syntax'],
  [
    'a rule switched off by a comment',
    screen,
    '// eslint-disable-next-line\nexport const x = 1;',
    'no-warning-comments',
  ],
  [
    'an unchecked line',
    screen,
    '// @ts-expect-error\nexport const x: string = 1;',
    '@typescript-eslint/ban-ts-comment',
  ],
  ['work put off', 'src/domain/meter/made.ts', '// TODO\nexport const x = 1;', 'no-warning-comments'],
  [
    'the wall clock in the domain',
    'src/domain/meter/made.ts',
    'export const f = () => Date.now();',
    'no-restricted-syntax',
  ],
  [
    'the wall clock in a service',
    'src/server/meter/made.ts',
    'export const f = () => new Date();',
    'no-restricted-syntax',
  ],
  [
    'the wall clock in a handler of a screen',
    screen,
    component('return <a onClick={() => { f(Date.now()); }} />;'),
    'no-restricted-syntax',
  ],
  [
    'chance in the domain',
    'src/domain/meter/made.ts',
    'export const f = () => Math.random();',
    'no-restricted-syntax',
  ],
  [
    'the window while rendering',
    screen,
    component('const w = window.innerWidth; return <a tabIndex={w} />;'),
    'ebbwatt/render-purity',
  ],
  [
    'the navigator in a memo',
    screen,
    component('return useMemo(() => navigator.language, []);'),
    'ebbwatt/render-purity',
  ],
  [
    'the document in a hook',
    screen,
    'export function useMade() { return document.title; }',
    'ebbwatt/render-purity',
  ],
  [
    'storage in a list',
    screen,
    component('return [1].map((n) => localStorage.getItem(String(n)));'),
    'ebbwatt/render-purity',
  ],
  [
    'the window while loading',
    'src/client/ui/made.ts',
    'export const wide = window.innerWidth > 600;',
    'ebbwatt/render-purity',
  ],
  [
    'formatRange',
    'src/client/ui/made.ts',
    'export const f = (a: Intl.DateTimeFormat) => a.formatRange(0, 1);',
    'no-restricted-syntax',
  ],
  [
    'a width asked in code',
    screen,
    component("return useMediaQuery('(min-width: 600px)');"),
    'no-restricted-syntax',
  ],
  ['something the server leaves out', screen, component('return <Tip noSsr />;'), 'no-restricted-syntax'],
  [
    'text in a route module',
    'src/client/member/home/HomeScreen.tsx',
    component('return <p>Hello</p>;'),
    'no-restricted-syntax',
  ],
  ['text between tags', screen, component('return <p>Good evening</p>;'), 'no-restricted-syntax'],
  ['text in braces', screen, component("return <p>{'Good evening'}</p>;"), 'no-restricted-syntax'],
  ['text for screen readers', screen, component('return <nav aria-label="Main" />;'), 'no-restricted-syntax'],
  [
    'a hook after a condition',
    screen,
    component('if (a) return null; useState(0); return null;'),
    'react-hooks/rules-of-hooks',
  ],
  [
    'a field that nobody reads',
    screen,
    'export const q = graphql`query MadeQuery { viewer { home { greetingName } } }`;',
    'relay/unused-fields',
  ],
];

const right: readonly (readonly [what: string, file: string, code: string])[] = [
  [
    'the window in an effect',
    screen,
    component('useEffect(() => { window.scrollTo(0, 0); }, []); return null;'),
  ],
  [
    'the window in a handler',
    screen,
    component('const go = () => { window.print(); }; return <button type="button" onClick={go} />;'),
  ],
  [
    'a snapshot of the window',
    screen,
    'export function useMade() { return useSyncExternalStore(f, () => window.innerWidth, () => 0); }',
  ],
  ['a fixed instant', 'src/domain/meter/made.ts', "export const start = new Date('2026-07-01T00:00:00Z');"],
  [
    'the default export of a route module',
    'src/client/member/home/HomeScreen.tsx',
    'export default function HomeScreen() { return null; }',
  ],
  ['what a service is made of', 'src/server/meter/service.ts', "export { zone } from './zone.ts';"],
  ['a sign between tags', screen, component('return <p>·</p>;')],
  ['the type of the window', screen, 'export type W = typeof window;'],
  ['the clock itself', 'src/server/platform/clock.ts', 'export const clock = { now: () => new Date() };'],
];

describe('lint', () => {
  it.each(wrong)('refuses %s', async (_what, file, code, rule) => {
    expect(await faultsOf(file, code)).toContain(rule);
  });

  it.each(right)('allows %s', async (_what, file, code) => {
    expect(await faultsOf(file, code)).toEqual([]);
  });
});
