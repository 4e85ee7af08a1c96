import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseInstant } from '../../src/server/app/clockSubject.ts';
import { checkAccess } from '../../src/server/platform/access/check.ts';
import { ManualClock } from '../../src/server/platform/clock.ts';
import { createIds } from '../../src/server/platform/ids.ts';
import { createMailer } from '../../src/server/platform/mail.ts';
import { createMovableClock, mayMoveClock } from '../../src/server/platform/movableClock.ts';
import { createSecrets } from '../../src/server/platform/secrets.ts';
import { inWords } from '../../src/server/platform/messages/inWords.ts';
import { agentName, agentSentence } from '../../src/server/session/login/agent.ts';
import { testDb, type TestDatabase } from '../support/testDb.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDb();
});
afterAll(() => database.close());

describe('secrets', () => {
  it('differ by purpose and root, and stay the same otherwise', () => {
    const [one, other] = [createSecrets(Buffer.alloc(32, 1)), createSecrets(Buffer.alloc(32, 2))];
    expect(one.keyedHash('a', 'x')).toBe(createSecrets(Buffer.alloc(32, 1)).keyedHash('a', 'x'));
    expect(
      new Set([
        one.keyedHash('a', 'x'),
        one.keyedHash('b', 'x'),
        one.keyedHash('a', 'y'),
        other.keyedHash('a', 'x'),
      ]).size,
    ).toBe(4);
  });
});

describe('the clock that can be moved', () => {
  it('moves for every process that uses the database, and back', async () => {
    const [one, other] = [await createMovableClock(database.db), await createMovableClock(database.db)];
    const heard: number[] = [];
    for (const clock of [one, other]) clock.onMoved?.(() => heard.push(clock.now().getUTCFullYear()));
    await one.moveTo(database.db, new Date('2030-01-01T00:00:00Z'));
    expect(one.now().getUTCFullYear()).toBe(2030);
    expect(heard[0]).toBe(2030);
    for (let turn = 0; turn < 100 && other.now().getUTCFullYear() !== 2030; turn += 1)
      await new Promise((resolve) => setTimeout(resolve, 50));
    expect(other.now().getUTCFullYear()).toBe(2030);
    expect(heard).toEqual([2030, 2030]);
    const restarted = await createMovableClock(database.db);
    expect(restarted.now().getUTCFullYear()).toBe(2030);
    await one.reset(database.db);
    expect(Math.abs(one.now().getTime() - Date.now())).toBeLessThan(60_000);
    for (const clock of [one, other, restarted]) clock.stop();
  });

  it.each([
    ['production', false, false],
    ['staging', false, false],
    ['staging', true, true],
    ['review', false, true],
    ['test', false, true],
  ] as const)('in %s with the demonstration %s may be moved: %s', (environment, demo, may) => {
    expect(mayMoveClock({ environment, demo })).toBe(may);
  });

  it.each([
    ['+90m', '2026-06-15T21:30:00.000Z'],
    ['-2h', '2026-06-15T18:00:00.000Z'],
    ['+1w', '2026-06-22T20:00:00.000Z'],
    ['2026-07-01T18:00Z', '2026-07-01T18:00:00.000Z'],
    ['2026-07-01T18:00+10:00', '2026-07-01T08:00:00.000Z'],
  ])('%s is %s', (text, at) => {
    expect(parseInstant(text, new Date('2026-06-15T20:00:00Z')).toISOString()).toBe(at);
  });

  it.each(['tomorrow', '+5', '2026-07-01', '2026-13-01T00:00Z', ''])('"%s" is refused', (text) => {
    expect(() => parseInstant(text, new Date())).toThrow('isn’t a step');
  });
});

describe('ids', () => {
  it("are UUIDs of version 7 that sort by the product's time", () => {
    const clock = new ManualClock('2026-06-15T20:00:00Z');
    const newId = createIds(clock);
    const first = newId();
    clock.advance(1);
    const second = newId();
    expect(first).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(first < second).toBe(true);
    expect(new Set(Array.from({ length: 1_000 }, () => newId())).size).toBe(1_000);
  });
});

describe('mail without a mail server', () => {
  it('is a file for its owner alone; the same message again is the same file', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'ebbwatt-outbox-'));
    const mailer = createMailer(null, join(folder, 'outbox'));
    const mail = {
      from: 'Ebbwatt <help@ebbwatt.example>',
      to: 'dana@example.org',
      subject: 'Your result — 915 points',
      text: 'You saved 1.2 kWh.',
      key: 'result:1',
    };
    await mailer.send(mail);
    await mailer.send(mail);
    const [name = '', ...others] = readdirSync(join(folder, 'outbox'));
    expect(others).toEqual([]);
    const text = readFileSync(join(folder, 'outbox', name), 'utf8');
    expect(text).toContain('To: dana@example.org');
    expect(text).toContain('You saved 1.2 kWh.');
    expect(text).toMatch(/Message-ID: <[0-9a-f]{32}@ebbwatt\.example>/i);
    if (process.platform !== 'win32') expect(statSync(join(folder, 'outbox', name)).mode & 0o777).toBe(0o600);
    mailer.close();
    rmSync(folder, { recursive: true });
  });
});

describe('access', () => {
  const staff = (isAdmin: boolean, ...roles: string[]) => ({ isAdmin, roles: new Set(roles) });

  it.each([
    ['anyone', null, 'allowed'],
    ['member', null, 'stranger'],
    ['member', staff(false), 'allowed'],
    ['staff', null, 'stranger'],
    ['staff', staff(false), 'forbidden'],
    ['staff', staff(true), 'forbidden'],
    ['staff', staff(true, 'internal_wallet'), 'allowed'],
    [['internal_events'], staff(true, 'internal_wallet'), 'forbidden'],
    [['internal_events', 'internal_wallet'], staff(true, 'internal_wallet'), 'allowed'],
    [['internal_events'], staff(false, 'internal_events'), 'forbidden'],
    [undefined, null, 'stranger'],
    [undefined, staff(true, 'internal_staff'), 'forbidden'],
  ] as const)('by the rule %s for %o is %s', (rule, member, verdict) => {
    expect(checkAccess(rule, member)).toBe(verdict);
  });
});

describe('the description of a browser', () => {
  it.each([
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
      'Safari on iPhone',
    ],
    [
      'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
      'Chrome on Android',
    ],
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0',
      'Edge on Windows',
    ],
    ['curl/8.5.0', 'A browser'],
  ])('%s', (agent, name) => {
    expect(agentName(agent)).toBe(name);
    expect(inWords('en-US', agentSentence(name))).toBe(name);
  });

  it.each([
    ['Safari on iPhone', 'Safari sur iPhone'],
    ['A browser on Linux', 'Un navigateur sur Linux'],
    ['A browser', 'Un navigateur'],
  ])('%s is said in the language of its owner', (kept, french) => {
    expect(inWords('fr-CA', agentSentence(kept))).toBe(french);
  });
});
