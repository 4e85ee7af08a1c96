import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectRoot } from '../../src/server/platform/root.ts';
import { settings } from '../../src/server/platform/settings.ts';

const OPERATIONS = 'src/server/operations';
const read = (path: string): string => readFileSync(join(projectRoot(), path), 'utf8');
const readme = read(`${OPERATIONS}/README.md`);
const chapter = /## In production\n(.*?)\n## /s.exec(readme)?.[1] ?? '';
const nginx = read(`${OPERATIONS}/nginx.conf`);
const units = ['web', 'worker'].map((role) => read(`${OPERATIONS}/systemd/ebbwatt-${role}@.service`));
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };

/** The pages of text that people read, by their paths from the root. */
const PAGES = [
  'README.md',
  'src/README.md',
  'src/GLOSSARY.md',
  'src/sandbox/README.md',
  `${OPERATIONS}/README.md`,
  `${OPERATIONS}/programme.md`,
  `${OPERATIONS}/partners.md`,
];

describe.each(PAGES)('%s', (page) => {
  const text = read(page);

  it('links to files and headings that exist', () => {
    const links = [...text.matchAll(/\]\((?!https?:)([^)\s]+)\)/g)].map(([, link = '']) => link);
    const broken = links.filter((link) => {
      const [path = '', heading] = link.split('#');
      const file = path === '' ? page : join(dirname(page), path);
      if (!existsSync(join(projectRoot(), file))) return true;
      if (heading === undefined) return false;
      return !headings(read(file)).includes(heading);
    });
    expect(broken).toEqual([]);
  });

  it('names only commands that exist', () => {
    const named = [...text.matchAll(/npm run ([a-z][a-z:-]*)/g)].map(([, name = '']) => name);
    expect(named.filter((name) => scripts[name] === undefined)).toEqual([]);
  });
});

/** The anchors of a page's headings, as GitHub makes them. */
const headings = (text: string): readonly string[] =>
  [...text.matchAll(/^#+ (.*)$/gm)].map(([, title = '']) =>
    title
      .toLowerCase()
      .replace(/[^\w\- ]/g, '')
      .replaceAll(' ', '-'),
  );

it('the chapter on partners has the address of each webhook that we receive', () => {
  const folder = join(projectRoot(), 'src/server');
  const received = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .flatMap((file) => [...readFileSync(join(folder, file), 'utf8').matchAll(/'(\/webhooks\/[a-z0-9]+)'/g)])
    .map(([, address = '']) => address);
  const partners = read(`${OPERATIONS}/partners.md`);
  expect(received.length).toBeGreaterThan(4);
  expect(received.filter((address) => !partners.includes(`\`${address}`))).toEqual([]);
});

describe("the operators' table of settings", () => {
  it('has every setting and no other', () => {
    const table = /## Settings\n(.*?)\n## /s.exec(readme)?.[1] ?? '';
    const listed = [...table.matchAll(/^\| `([A-Z][A-Z_0-9]+)`/gm)].map(([, name = '']) => name);
    expect(listed.sort()).toEqual(
      Object.values(settings)
        .map(({ env }) => env)
        .sort(),
    );
  });
});

describe("the operators' chapter on production", () => {
  it('names settings and an entry point that exist', () => {
    const known = new Set([...Object.values(settings).map(({ env }) => env), 'NODE_ENV']);
    const given = [...[chapter, ...units].join('\n').matchAll(/\b([A-Z][A-Z_]{2,})=/g)].map(
      ([, name = '']) => name,
    );
    expect(given.length).toBeGreaterThan(5);
    expect(given.filter((name) => !known.has(name))).toEqual([]);
    for (const unit of units) expect(/ExecStart=\S+ dist\/server\/(\w+)\.js/.exec(unit)?.[1]).toBe('main');
    expect(existsSync(join(projectRoot(), 'src/server/app/main.ts'))).toBe(true);
  });

  it('starts one unit of each kind, each with a data folder and a role of its own', () => {
    expect(units.map((unit) => /ROLE=(\w+) /.exec(unit)?.[1])).toEqual(['web', 'worker']);
    expect(units.map((unit) => /DATA_DIR=(\S+)/.exec(unit)?.[1])).toEqual([
      '/var/lib/ebbwatt/web-%i',
      '/var/lib/ebbwatt/worker-%i',
    ]);
  });

  it('has nginx overwrite each header that the program believes from it', () => {
    for (const [header, value] of [
      ['Host', '$host'],
      ['X-Forwarded-Host', '$host'],
      ['X-Forwarded-For', '$remote_addr'],
      ['X-Forwarded-Proto', '$scheme'],
    ])
      expect(nginx).toContain(`proxy_set_header ${header} ${value};`);
  });

  it('gives commands a data folder', () => {
    expect(/^- \*\*Commands\*\*(.*)/m.exec(chapter)?.[1]).toMatch(
      / DATA_DIR=\/var\/lib\/ebbwatt\/\S+ node dist/,
    );
  });

  it('gives nginx an idle time below DRAIN_SECONDS, and systemd more time than a stop takes', () => {
    const stopSeconds = settings.stopSeconds.fallback;
    expect(Number(/keepalive_timeout (\d+)s/.exec(nginx)?.[1])).toBeLessThan(5);
    for (const unit of units)
      expect(Number(/TimeoutStopSec=(\d+)/.exec(unit)?.[1])).toBeGreaterThan(stopSeconds + 5);
  });
});
