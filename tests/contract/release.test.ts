import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { relative } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readSource, root } from '../../codegen/generators/output.ts';
import { release } from './release.ts';
import type { ReleasedFiles } from './releaseChanges.ts';

let folder: string;
let lines: string[];
beforeEach(() => {
  folder = relative(root, mkdtempSync(`${root}node_modules/.release-`));
  cpSync(`${root}tests/contract/released`, `${root}${folder}`, { recursive: true });
  lines = [];
});
afterEach(() => rmSync(`${root}${folder}`, { recursive: true }));

const files = (): ReleasedFiles => ({
  schema: readSource(`${folder}/schema.graphql`),
  openapi: readSource(`${folder}/openapi.yaml`),
  persisted: readSource(`${folder}/persisted.json`),
});
const released = (current: ReleasedFiles, ...args: string[]): number =>
  release(folder, current, args, (line) => void lines.push(line));
const withoutRoleKeys = (): ReleasedFiles => ({
  ...files(),
  schema: files().schema.replace(/^ {2}roleKeys: .*$/m, '  otherKeys: [String!]!'),
});

describe('contract:release', () => {
  it('says when there is nothing to release', () => {
    expect(released(files())).toBe(0);
    expect(lines).toEqual(['Nothing to release: the contracts are the released ones.']);
  });

  it('says what it released', () => {
    const current = {
      ...files(),
      schema: files().schema.replace(/^ {2}roleKeys: /m, '  moreKeys: [String!]!\n  roleKeys: '),
    };
    expect(released(current)).toBe(0);
    expect(lines.join('\n')).toContain('GraphQL: Staff.moreKeys is new.');
    expect(lines.at(-1)).toBe(`Released to ${folder}: 0 breaking changes, 1 others.`);
    expect(readFileSync(`${root}${folder}/schema.graphql`, 'utf8')).toBe(current.schema);
  });

  it('refuses a breaking change, names it, and keeps what was released', () => {
    const before = files();
    expect(released(withoutRoleKeys())).toBe(1);
    expect(lines.join('\n')).toContain('breaks  GraphQL: Staff.roleKeys was removed.');
    expect(lines.at(-1)).toContain('Nothing was released');
    expect(files()).toEqual(before);
  });

  it('releases a breaking change with --major', () => {
    const current = withoutRoleKeys();
    expect(released(current, '--major')).toBe(0);
    expect(lines.join('\n')).toContain('breaks  GraphQL: Staff.roleKeys was removed.');
    expect(files()).toEqual(current);
  });

  it('refuses an option that it does not know', () => {
    expect(released(files(), '--mayor')).toBe(1);
    expect(lines[0]).toContain('--mayor');
  });
});
