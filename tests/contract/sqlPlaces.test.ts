import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readSqlSources, toRoom, tablesIn, type SqlUse } from '../support/sqlUse.ts';

const { owners, uses } = readSqlSources(join(import.meta.dirname, '../../src/server'));

const isStore = ({ file }: SqlUse): boolean => /(^|\/)store(\.ts$|\/)/.test(file);
const isReader = ({ file }: SqlUse): boolean =>
  /(^|\/)queries(\.ts$|\/)/.test(file) || file.startsWith('readmodels/');
const isPlatform = ({ file }: SqlUse): boolean => file.startsWith('platform/');

const othersTables = ({ file }: SqlUse, tables: ReadonlySet<string>): string[] =>
  [...tables].filter((table) => owners.get(table) !== toRoom(file)).sort();

/** A rule's findings by file, without files that have none. */
const found = (files: readonly SqlUse[], look: (use: SqlUse) => readonly string[]): Record<string, string> =>
  Object.fromEntries(
    files.map((use) => [use.file, look(use).join(' ')] as const).filter(([, tables]) => tables !== ''),
  );

/** The demonstration creates and removes rows of other rooms; nothing else may. */
const DEMONSTRATION_WRITES = {
  'demo/store/devices.ts': 'device_connections device_hours devices event_devices',
  'demo/store/partner.ts': 'webhook_deliveries webhook_endpoints',
  'demo/store/removal.ts':
    'alerts device_offers event_templates experiment_versions experiments placement_instances promo_codes reward_pictures reward_stock rewards segment_versions segments system_settings targeting_versions wheel_draws wheel_prize_days wheel_prizes wheel_seeds',
  'demo/store/utilities.ts': 'utilities',
  'demo/store/world.ts':
    'members phone_numbers placement_instances placement_versions referrals service_points staff_roles system_settings vacations',
};

/** The end of an account takes its member out of every table of one list, by the member's row or meters. */
const REMOVAL_READS = { 'account/store/removal.ts': 'members service_points' };

describe('SQL', () => {
  it('is in store.ts, queries.ts, the read models and the platform, and in no other file', () => {
    const elsewhere = uses.filter((use) => !isStore(use) && !isReader(use) && !isPlatform(use));
    const pieces = elsewhere.filter((use) => use.pieces > 0).map((use) => [use.file, use.pieces] as const);
    expect(Object.fromEntries(pieces)).toEqual({});
  });

  it('of a store reads its own room’s tables alone, and the views that the read models share', () => {
    const foreign = (use: SqlUse) =>
      othersTables(use, use.reads).filter((table) => owners.get(table) !== 'readmodels');
    expect(found(uses.filter(isStore), foreign)).toEqual(REMOVAL_READS);
  });

  it('writes a table in the room that owns it alone', () => {
    expect(found(uses, (use) => othersTables(use, use.writes))).toEqual(DEMONSTRATION_WRITES);
  });

  it('of queries and read models only reads', () => {
    expect(found(uses.filter(isReader), (use) => [...use.writes])).toEqual({});
  });
});

describe('the reader of SQL texts', () => {
  it.each([
    ['select 1 from members m join sessions s on true', ['members', 'sessions'], []],
    ['insert into members (id) values ($1)', [], ['members']],
    ['update members m set locale = $1', [], ['members']],
    ['update members set locale = s.x from sessions s', [], ['members']],
    ['with gone as (delete from sessions returning *) select from gone', ['sessions', 'gone'], ['sessions']],
    ['delete from sessions using members', ['sessions', 'members'], ['sessions']],
    ['A letter from members, to update', [], []],
  ])('finds the tables of “%s”', (text, reads, writes) => {
    expect(tablesIn(text)).toEqual({ reads, writes });
  });

  it('knows who owns a table', () => {
    expect(owners.get('members')).toBe('session');
    expect(owners.get('system_settings')).toBe('platform');
    expect(owners.size).toBeGreaterThan(70);
  });

  it('sees tables that are named in templates and in calls of the query builder', () => {
    const at = (file: string) => uses.find((use) => use.file === file);
    expect([...(at('session/store/sessions.ts')?.writes ?? [])]).toContain('access_tokens');
    expect([...(at('session/store/sessions.ts')?.reads ?? [])]).toContain('member_attributes');
    expect([...(at('readmodels/connectionRow.ts')?.reads ?? [])]).toContain('reading_days');
  });
});
