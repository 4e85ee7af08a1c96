import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectRoot } from '../../src/server/platform/root.ts';
import { settings } from '../../src/server/platform/settings.ts';

const readme = readFileSync(join(projectRoot(), 'README.md'), 'utf8');
const chapter = /## Run it in production\n(.*?)\n## /s.exec(readme)?.[1] ?? '';
const { scripts } = JSON.parse(readFileSync(join(projectRoot(), 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};

describe("the README's table of settings", () => {
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

describe("the README's production chapter", () => {
  it('names settings, commands and an entry point that exist', () => {
    const known = new Set([...Object.values(settings).map(({ env }) => env), 'NODE_ENV']);
    const given = [...chapter.matchAll(/\b([A-Z][A-Z_]{2,})=/g)].map(([, name = '']) => name);
    expect(given.length).toBeGreaterThan(5);
    expect(given.filter((name) => !known.has(name))).toEqual([]);
    const named = [...chapter.matchAll(/npm run ([a-z:-]+)/g)].map(([, name = '']) => name);
    expect(named.filter((name) => scripts[name] === undefined)).toEqual([]);
    expect(/ExecStart=\S+ dist\/server\/(\w+)\.js/.exec(chapter)?.[1]).toBe('main');
    expect(existsSync(join(projectRoot(), 'src/server/app/main.ts'))).toBe(true);
  });

  it('has nginx overwrite each header that the program believes from it', () => {
    for (const [header, value] of [
      ['Host', '$host'],
      ['X-Forwarded-Host', '$host'],
      ['X-Forwarded-For', '$remote_addr'],
      ['X-Forwarded-Proto', '$scheme'],
    ])
      expect(chapter).toContain(`proxy_set_header ${header} ${value};`);
  });

  it('gives commands a data folder, and a restore that needs no superuser', () => {
    expect(/^- \*\*Commands\*\*(.*)/m.exec(chapter)?.[1]).toMatch(
      / DATA_DIR=\/var\/lib\/ebbwatt\/\S+ node dist/,
    );
    expect(/`pg_dump ([^`]+)`/.exec(chapter)?.[1]).toContain('-e pg_trgm');
    expect(/`pg_restore ([^`]+)`/.exec(chapter)?.[1]).toContain('--no-comments');
  });

  it('gives nginx an idle time below DRAIN_SECONDS, and systemd more time than a stop takes', () => {
    const stopSeconds = settings.stopSeconds.fallback;
    expect(Number(/keepalive_timeout (\d+)s/.exec(chapter)?.[1])).toBeLessThan(5);
    expect(Number(/TimeoutStopSec=(\d+)/.exec(chapter)?.[1])).toBeGreaterThan(stopSeconds + 5);
  });
});
