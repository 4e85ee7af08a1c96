import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { addDays } from '../../src/domain/meter/zone.ts';
import { root } from '../load/processes.ts';
import { apiRead, logInDemoMember } from '../support/demoMember.ts';
import { countCalls, settled } from '../support/settled.ts';

/** A member who is followed through a season. */
interface Person {
  readonly name: string;
  readonly brand: string;
  readonly role: string;
  readonly locale: string | null;
  /** The latest day on which the clocks changed. */
  readonly clockChange: string;
}

const PEOPLE: readonly Person[] = [
  {
    name: 'solar-sydney',
    brand: 'au-retailer',
    role: 'solar',
    locale: null,
    clockChange: '2026-10-04',
  },
  {
    name: 'flat-quebec',
    brand: 'ca-telecom',
    role: 'half-hourly',
    locale: 'fr-CA',
    clockChange: '2026-11-01',
  },
  { name: 'ten-devices', brand: 'default', role: 'demo', locale: null, clockChange: '2026-11-01' },
];

/** The brands of the three. */
export const SEASON_BRANDS = PEOPLE.map(({ brand }) => brand);

const MODES = ['light', 'dark'] as const;
const WIDTHS = [390, 1400] as const;
const WEEKS = 12;
const WEEK_AWAY = 4;

interface SeasonWalk {
  readonly browser: Browser;
  readonly port: number;
  readonly dataFolder: string;
  readonly folder: string;
  readonly print: (line: string) => void;
}

/** One event as a member reads it. */
interface Upcoming {
  readonly events: readonly { readonly id: string; readonly start_dttm: string; readonly end_dttm: string }[];
}

/**
 * A season by the product's clock as three members: their next event before, during and after, then week by week with a
 * vacation, and each kind of screen at the end.
 */
export async function walkSeason(walk: SeasonWalk): Promise<void> {
  const walkers: Walker[] = [];
  for (const person of PEOPLE) walkers.push(await Walker.begin(walk, person));

  for (const walker of walkers)
    if (process.env['SKIP1'] === undefined)
      await walker.look('1-before', ['/', `/events/${walker.event.id}`, '/energy', '/events', '/devices']);
  const byTime = [...walkers].sort((a, b) => Date.parse(a.event.start_dttm) - Date.parse(b.event.start_dttm));
  for (const walker of byTime) {
    moveClock(walk, after(walker.event.start_dttm, 25));
    await walker.look('2-during', ['/', `/events/${walker.event.id}`]);
    moveClock(walk, after(walker.event.end_dttm, 10));
    await walker.look('3-after', ['/', `/events/${walker.event.id}`]);
  }
  moveClock(walk, '+2d');
  for (const walker of walkers) await walker.look('4-result', [`/events/${walker.event.id}`, '/']);

  for (let week = 1; week <= WEEKS; week += 1) {
    const today = moveClock(walk, '+1w').slice(0, 10);
    walk.print(`week ${week}`);
    if (week !== WEEK_AWAY) continue;
    for (const walker of walkers) {
      await walker.goAway(addDays(today, 8));
      await walker.look('5-away', ['/', '/events', '/settings/vacation']);
    }
  }
  for (const walker of walkers) {
    const { clockChange } = walker.person;
    await walker.look('6-end', [
      '/',
      '/events',
      '/events/season',
      '/energy?period=day',
      '/energy?period=week',
      '/energy?period=month',
      '/energy?period=year',
      `/energy?period=day&date=${clockChange}`,
      '/energy?period=month&compare=year',
      '/inbox',
      '/settings',
      '/settings/notifications',
      '/wallet',
      '/devices',
      '/help',
    ]);
    await walker.end();
  }
}

/** So many minutes after an instant, in whole seconds. */
const after = (instant: string, minutes: number): string =>
  `${new Date(Date.parse(instant) + minutes * 60_000).toISOString().slice(0, 19)}Z`;

/** Moves the product's clock, waits until what falls due is done, and returns the time. */
function moveClock({ dataFolder, print }: SeasonWalk, to: string): string {
  const moved = spawnSync(process.execPath, ['dist/server/cli.js', 'clock', to], {
    cwd: root,
    env: { ...process.env, DATA_DIR: dataFolder },
    encoding: 'utf8',
  });
  if (moved.status !== 0) throw new Error(`The clock was not moved: ${moved.stdout}${moved.stderr}`);
  const now = /\d{4}-\d\d-\d\dT[\d:.]+Z/.exec(moved.stdout)?.[0] ?? '';
  print(now);
  return now;
}

class Walker {
  readonly #walk: SeasonWalk;
  readonly person: Person;
  readonly #context: BrowserContext;
  readonly #page: Page;
  #next: Upcoming['events'][number] | undefined;

  private constructor(walk: SeasonWalk, person: Person, context: BrowserContext, page: Page) {
    this.#walk = walk;
    this.person = person;
    this.#context = context;
    this.#page = page;
  }

  static async begin(walk: SeasonWalk, person: Person): Promise<Walker> {
    const context = await walk.browser.newContext({ viewport: { width: WIDTHS[0], height: 844 } });
    await context.addInitScript('globalThis.__name = (named) => named;');
    await countCalls(context);
    const walker = new Walker(walk, person, context, await context.newPage());
    await walker.#logIn();
    if (person.locale !== null) await walker.#post('/settings', { locale: person.locale });
    await walker.#post('/event_opt_in_user', { opt: 'in' });
    // Where the brand asks about cookies.
    const ask = walker.#page.getByRole('button', { name: /^(No, thanks|Non, merci)$/ });
    if (await ask.isVisible()) await ask.click();
    walker.#next = (await apiRead<Upcoming>(walker.#page, '/api/v2/upcoming_events')).events[0];
    return walker;
  }

  /** The event that came next when the season began. */
  get event(): Upcoming['events'][number] {
    if (this.#next === undefined) throw new Error(`${this.person.name} has no event.`);
    return this.#next;
  }

  /** A vacation from today until this day. */
  async goAway(lastDay: string): Promise<void> {
    await this.#logIn();
    await this.#post('/vacation/start', { end_date: lastDay });
  }

  /** Pictures of pages at each width, in each mode. */
  async look(stage: string, paths: readonly string[]): Promise<void> {
    await this.#logIn();
    for (const path of paths)
      for (const width of WIDTHS) {
        await this.#page.setViewportSize({ width, height: width < 700 ? 844 : 900 });
        await this.#page.goto(this.#origin + path);
        await settled(this.#page);
        await this.#showAll(width);
        for (const colorScheme of MODES) {
          await this.#page.emulateMedia({ colorScheme });
          // A logo may have a file of its own for dark pages.
          await this.#page.waitForTimeout(100);
          const name = path.replaceAll(/[0-9a-f-]{36}/g, 'event').replaceAll(/[^a-z0-9]+/gi, '-');
          await this.#page.screenshot({
            path: join(
              this.#walk.folder,
              `${this.person.name}--${stage}--${name}--${width}-${colorScheme}.png`,
            ),
            animations: 'disabled',
          });
        }
      }
    this.#walk.print(`${this.person.name}: ${stage}`);
  }

  async end(): Promise<void> {
    await this.#context.close();
  }

  get #origin(): string {
    const { brand } = this.person;
    return `http://${brand === 'default' ? 'localhost' : `${brand}.localhost`}:${this.#walk.port}`;
  }

  /** A session ends when the clock moves on far enough. */
  async #logIn(): Promise<void> {
    await this.#page.goto(`${this.#origin}/`);
    await settled(this.#page);
    const isIn = await this.#page.evaluate(
      () =>
        (
          JSON.parse(document.getElementById('page-data')?.textContent ?? '{}') as {
            status?: { user?: unknown };
          }
        ).status?.user != null,
    );
    if (isIn) return;
    const { brand, role } = this.person;
    // The brand's own log-in would remember its session.
    await this.#context.clearCookies();
    await logInDemoMember(this.#page, `http://localhost:${this.#walk.port}`, brand, role);
    await this.#page.goto(`${this.#origin}/`);
    await settled(this.#page);
  }

  /** Parts further down load when they come into view, and a bar at the bottom covers nothing of a window as high as the page. */
  async #showAll(width: number): Promise<void> {
    for (let turn = 0; turn < 2; turn += 1) {
      const height = await this.#page.evaluate(() => document.documentElement.scrollHeight);
      await this.#page.setViewportSize({ width, height });
      await settled(this.#page);
    }
  }

  async #post(path: string, body: object): Promise<void> {
    const status = await this.#page.evaluate(
      async ({ to, sent }) => {
        const token = /(?:^|; )ebbwatt_csrf=([^;]+)/.exec(document.cookie)?.[1] ?? '';
        const answer = await fetch(`/backend${to}`, {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            'x-csrf-token': decodeURIComponent(token),
            'idempotency-key': crypto.randomUUID(),
          },
          body: JSON.stringify(sent),
        });
        return `${answer.status} ${answer.ok ? '' : await answer.text()}`;
      },
      { to: path, sent: body },
    );
    if (!status.startsWith('200')) throw new Error(`${path} answered ${status}.`);
  }
}
