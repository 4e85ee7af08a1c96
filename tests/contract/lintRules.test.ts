import { ESLint } from 'eslint';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));

const eslint = new ESLint({ cwd: root });

async function lintFaults(file: string, code: string): Promise<string[]> {
  const [result] = await eslint.lintText(code, { filePath: `${root}${file}` });
  return (result?.messages ?? []).map(({ ruleId, message }) => ruleId ?? message);
}

const screen = 'src/client/member/home/Made.tsx';
const component = (body: string): string => `export function Made() { ${body} }`;

/** A line of so many characters. */
const line = (length: number, start: string, end = ''): string =>
  start + 'x'.repeat(length - start.length - end.length) + end;

const wrong: readonly (readonly [what: string, file: string, code: string, rule: string])[] = [
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
    'a field that is never read',
    screen,
    'export const q = graphql`query MadeQuery { viewer { home { greetingName } } }`;',
    'ebbwatt/unused-fields',
  ],
  [
    'a field of a list that is never read',
    screen,
    `const list = useStaffList(
      graphql\`fragment Made_query on Query { staff { orders { totalCount edges { node { item } } } } }\`,
      query,
      ({ staff }) => staff?.orders,
    );`,
    'ebbwatt/unused-fields',
  ],
  [
    'a statement in a line of 141 characters',
    'src/server/meter/made.ts',
    line(141, 'export const f = `select 1 ', '`;'),
    'ebbwatt/line-length',
  ],
  [
    'a page in a long line',
    'src/sandbox/made.ts',
    line(200, 'export const f = html`<p>', '`;'),
    'ebbwatt/line-length',
  ],
  [
    'a long line in a test',
    'src/client/ui/made.test.tsx',
    line(200, "export const f = '", "';"),
    'ebbwatt/line-length',
  ],
  ['a long comment', 'src/domain/meter/made.ts', line(200, '// '), 'ebbwatt/line-length'],
  [
    'a drawing with more in its line than the path',
    'src/client/ui/made.tsx',
    component(`return <path fill="none" ${line(150, 'd="M0 0', '"')} />;`),
    'ebbwatt/line-length',
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
  [
    'a connection that useStaffList reads',
    screen,
    `const list = useStaffList(
      graphql\`fragment Made_query on Query { staff { orders { totalCount edges { node { item } } } } }\`,
      query,
      ({ staff }) => staff?.orders,
    );
    export const items = list.rows.map(({ item }) => item);`,
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
  ['a line of 140 characters', 'src/server/meter/made.ts', line(140, 'export const f = `select 1 ', '`;')],
  [
    'the path of a drawing',
    'src/client/ui/made.tsx',
    component(`return <path\n${line(200, '  d="M0 0', '"')}\n/>;`),
  ],
  ['an address', 'src/domain/meter/made.ts', line(200, '// https://example.org/')],
  [
    'the drawings of rewards',
    'src/server/demo/rewards/pictures.ts',
    line(200, "export const f = '<path/>", "';"),
  ],
  ['the clock itself', 'src/server/platform/clock.ts', 'export const clock = { now: () => new Date() };'],
];

/** What oxlint refuses without types. */
const wrongText: readonly (readonly [rule: string, file: string, code: string])[] = [
  ['typescript(no-explicit-any)', 'any.ts', 'export const x: any = 1;'],
  ['typescript(ban-ts-comment)', 'unchecked.ts', '// @ts-expect-error\nexport const x: string = 1;'],
  ['eslint(no-unused-vars)', 'unused.ts', 'export const f = (): void => {\n  const a = 1;\n};'],
  ['eslint(no-console)', 'console.ts', "console.log('here');"],
  ['eslint(max-lines)', 'long.ts', 'export {};\n'.repeat(401)],
  [
    'react(hooks)',
    'hook.tsx',
    "import { useState } from 'react';\nexport function Made({ a }: { a: boolean }) { if (a) return null; useState(0); return null; }",
  ],
  [
    'react(refs)',
    'ref.tsx',
    "import { useRef } from 'react';\nexport function Made() { const a = useRef(0); return <p>{a.current}</p>; }",
  ],
];

/** One example of what each rule that needs types refuses. */
const wrongTypes: readonly (readonly [rule: string, code: string])[] = [
  ['await-thenable', 'export const f = async (x: number) => { await x; };'],
  ['consistent-type-exports', "import { T } from './types.ts';\nexport { T };"],
  ['dot-notation', "export const f = (x: { a: number }) => x['a'];"],
  ['no-array-delete', 'export const f = (x: number[]) => { delete x[0]; };'],
  ['no-base-to-string', 'export const f = (x: { a: number }) => x.toString();'],
  ['no-deprecated', 'export const f = (x: string) => x.substr(1);'],
  ['no-duplicate-type-constituents', "export type A = 'a' | 'a';"],
  ['no-floating-promises', 'export const f = (x: Promise<void>) => { x; };'],
  ['no-for-in-array', 'export const f = (x: number[]) => { for (const i in x) void i; };'],
  ['no-generated-empty-object-type', 'export type A = Omit<{ a: 1 }, "a">;'],
  ['no-implied-eval', "export const f = () => setTimeout('a()', 1);"],
  ['no-misused-promises', 'export const f = (x: Promise<boolean>) => { if (x) return 1; return 2; };'],
  ['no-misused-spread', 'export const f = (x: () => void) => ({ ...x });'],
  ['no-mixed-enums', "export enum A { a = 1, b = 'b' }"],
  ['no-redundant-type-constituents', 'export type A = unknown | string;'],
  ['no-unnecessary-boolean-literal-compare', 'export const f = (x: boolean) => x === true;'],
  ['no-unnecessary-condition', 'export const f = (x: { a: 1 }) => (x ? 1 : 2);'],
  ['no-unnecessary-template-expression', "export const f = () => `${'a'}`;"],
  ['no-unnecessary-type-assertion', 'export const f = (x: string) => x as string;'],
  ['no-unnecessary-type-conversion', 'export const f = (x: string) => String(x);'],
  ['no-unnecessary-type-parameters', 'export const f = <T,>(x: T) => { void x; };'],
  ['no-unsafe-argument', 'const g = (x: string) => x;\nexport const f = (x: any) => g(x);'],
  ['no-unsafe-assignment', 'export const f = (x: any) => { const y: string = x; return y; };'],
  ['no-unsafe-call', 'export const f = (x: any) => { x(); };'],
  ['no-unsafe-member-access', 'export const f = (x: any) => { x.y = 1; };'],
  ['no-unsafe-return', 'export const f = (x: any) => x;'],
  ['no-unsafe-unary-minus', 'export const f = (x: string) => -x;'],
  ['no-useless-default-assignment', 'export const f = ({ a = 1 }: { a: number }) => a;'],
  ['only-throw-error', "export const f = () => { throw 'a'; };"],
  ['prefer-find', 'export const f = (x: number[]) => x.filter((y) => y > 1)[0];'],
  ['prefer-includes', 'export const f = (x: number[]) => x.indexOf(1) !== -1;'],
  ['prefer-nullish-coalescing', 'export const f = (x: string | null) => x || "a";'],
  ['prefer-promise-reject-errors', "export const f = () => Promise.reject('a');"],
  [
    'prefer-reduce-type-parameter',
    'export const f = (x: number[]) => x.reduce((a, b) => a.concat(b), [] as number[]);',
  ],
  ['prefer-regexp-exec', 'export const f = (x: string) => x.match(/a/);'],
  ['prefer-return-this-type', 'export class A { f(): A { return this; } }'],
  ['prefer-string-starts-ends-with', "export const f = (x: string) => x.slice(0, 3) === 'abc';"],
  [
    'related-getter-setter-pairs',
    "export class A { get a(): string { return ''; } set a(x: number) { void x; } }",
  ],
  ['restrict-plus-operands', "export const f = (x: number) => x + 'a';"],
  ['restrict-template-expressions', 'export const f = (x: object) => `${x}`;'],
  [
    'return-await',
    'declare const g: () => Promise<void>;\nexport const f = async () => { try { return g(); } catch { return; } };',
  ],
  [
    'switch-exhaustiveness-check',
    "export const f = (x: 'a' | 'b') => { switch (x) { case 'a': return 1; } };",
  ],
  [
    'use-unknown-in-catch-callback-variable',
    'export const f = (x: Promise<void>) => x.catch((e) => { void e; });',
  ],
];

/** The rules that refuse each file, by its name, in a separate project under our rules. */
function oxlintFaults(files: Readonly<Record<string, string>>): ReadonlyMap<string, readonly string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'ebbwatt-lint-'));
  try {
    for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
    const programs = join(root, 'node_modules', '.bin');
    const { stdout, stderr } = spawnSync(
      join(programs, 'oxlint'),
      ['--type-aware', '--config', join(root, '.oxlintrc.json'), '--format', 'json', '.'],
      {
        cwd: folder,
        encoding: 'utf8',
        maxBuffer: 10_000_000,
        env: { ...process.env, PATH: `${programs}${delimiter}${process.env['PATH'] ?? ''}` },
      },
    );
    expect(stderr).toBe('');
    const { diagnostics } = JSON.parse(stdout) as { diagnostics: { filename: string; code: string }[] };
    const found = new Map<string, string[]>();
    for (const { filename, code } of diagnostics)
      found.set(basename(filename), [...(found.get(basename(filename)) ?? []), code]);
    return found;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

describe('oxlint', () => {
  const compilerOptions = { target: 'ES2023', lib: ['ES2023', 'DOM'], module: 'ESNext', strict: true };
  const faults = oxlintFaults({
    'tsconfig.json': JSON.stringify({ compilerOptions: { ...compilerOptions, types: [] } }),
    'types.ts': 'export interface T { readonly a: 1 }',
    ...Object.fromEntries(wrongText.map(([, file, code]) => [file, code])),
    ...Object.fromEntries(wrongTypes.map(([rule, code]) => [`${rule}.ts`, code])),
  });

  it.each(wrongText)('%s refuses %s', (rule, file) => {
    expect(faults.get(file)).toContain(rule);
  });

  it.each(wrongTypes)('%s refuses: %s', (rule) => {
    expect(faults.get(`${rule}.ts`)).toContain(`typescript(${rule})`);
  });
});

describe('eslint', () => {
  it.each(wrong)('refuses %s', async (_what, file, code, rule) => {
    expect(await lintFaults(file, code)).toContain(rule);
  });

  it.each(right)('allows %s', async (_what, file, code) => {
    expect(await lintFaults(file, code)).toEqual([]);
  });
});
