import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { auditActions } from './auditActions.ts';

/** The actions that the server writes into the audit log, read from the source lines of its calls. */
const server = join(import.meta.dirname, '../../../../server');
const written = readdirSync(server, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .flatMap((file) => readFileSync(join(server, file), 'utf8').split('\n'))
  .filter((line) => /\baction: |\b(?:audit|audited)\(tx|\bchangeCodes\(/.test(line))
  .flatMap((line) => line.match(/(?<=')[a-zA-Z-]+\.[a-z-]+(?=')/g) ?? []);

describe('the actions of the audit log', () => {
  it('all have a text', () => {
    expect(written.length).toBeGreaterThan(12);
    expect([...new Set(written)].filter((action) => !auditActions.includes(action))).toEqual([]);
  });
});
