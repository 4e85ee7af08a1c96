import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { addDays, localDaySeconds, type LocalDate } from '../../src/domain/meter/zone.ts';
import { root } from '../load/processes.ts';
import { apiRead, logInDemoMember } from '../support/demoMember.ts';
import { messageCount, newestCode } from '../support/outbox.ts';
import { countCalls, settled } from '../support/settled.ts';

/** A member who is followed through a season. */
interface Person {
  readonly name: string;
  readonly brand: string;
  readonly role: string;
  readonly locale: string | null;
  readonly zone: string;
  /** Cashes out during the season. */
  readonly cashesOut?: true;
}

const PEOPLE: readonly Person[] = [
  { name: 'solar-sydney', brand: 'au-retailer', role: 'solar', locale: null, zone: 'Australia/Sydney' },
  {
    name: 'flat-quebec',
    brand: 'ca-telecom',
    role: 'half-hourly',
    locale: 'fr-CA',
    zone: 'America/Toronto',
  },
  {
    name: 'ten-devices',
    brand: 'default',
    role: 'demo',
    locale: null,
    zone: 'America/Los_Angeles',
    cashesOut: true,
  },
];

/** The brands of the three. */
export const SEASON_BRANDS = PEOPLE.map(({ brand }) => brand);

const MODES = ['light', 'dark'] as const;
const WIDTHS = [390, 1400] as const;
/** How often a window is made as high as its page. */
const MOST_TURNS = 5;
const LOADS_MS = 500;
/** As long as a picture of the other mode takes to fade in. */
const FADE_MS = 400;
const WEEKS = 12;
const WEEK_AWAY = 4;
const WEEK_OF_PAYOUT = 8;
/** The longest wait for a payment is two minutes: a call that failed is repeated after one. */
const PAYOUT_LOOKS = 24;
const PAYOUT_PAUSE_MS = 5_000;

/** Twelve weeks from these days hold a change of the clocks in each person's country. */
const STARTS = ['02-20', '09-10'] as const;

/** When the next season begins in which all three see their clocks change. */
export function seasonStart(now: Date): string {
  const [year, today] = [now.getUTCFullYear(), now.toISOString().slice(5, 10)];
  const next = STARTS.find((start) => start > today);
  return next === undefined ? `${year + 1}-${STARTS[0]}T18:00Z` : `${year}-${next}T18:00Z`;
}

/** The first day of the season that is an hour shorter or longer. */
function clockChange(zone: string, start: LocalDate): LocalDate {
  for (let day = 0; day < WEEKS * 7; day += 1) {
    const date = addDays(start, day);
    if (localDaySeconds(zone, date) !== 86_400) return date;
  }
  throw new Error(`The clocks of ${zone} don’t change in the ${WEEKS} weeks from ${start}.`);
}

interface SeasonWalk {
  readonly browser: Browser;
  readonly port: number;
  readonly dataFolder: string;
  /** When the product's clock was set before its first start. */
  readonly start: string;
  readonly folder: string;
  readonly print: (line: string) => void;
}

/** One event as a member reads it. */
interface Upcoming {
  readonly events: readonly { readonly id: string; readonly start_dttm: string; readonly end_dttm: string }[];
}

/**
 * A season by the product's clock as three members: their next event before, during and after, then week by week with a
 * vacation and a payout, and each kind of screen at the end. Returns how many pictures it made.
 */
export async function walkSeason(walk: SeasonWalk): Promise<number> {
  const walkers: Walker[] = [];
  for (const person of PEOPLE) walkers.push(await Walker.begin(walk, person));

  for (const walker of walkers)
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
    if (week === WEEK_AWAY)
      for (const walker of walkers) {
        await walker.goAway(addDays(today, 8));
        await walker.look('5-away', ['/', '/events', '/settings/vacation']);
      }
    if (week === WEEK_OF_PAYOUT)
      for (const walker of walkers.filter(({ person }) => person.cashesOut)) {
        const order = await walker.cashOut();
        moveClock(walk, '+25h');
        await walker.untilPaid(order);
        await walker.look('5-paid', [order, '/wallet', '/inbox']);
      }
  }
  for (const walker of walkers) {
    await walker.look('6-end', [
      '/',
      '/events',
      '/events/season',
      '/energy?period=day',
      '/energy?period=week',
      '/energy?period=month',
      '/energy?period=year',
      `/energy?period=day&date=${clockChange(walker.person.zone, walk.start.slice(0, 10))}`,
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
  return walkers.reduce((sum, { pictures }) => sum + pictures, 0);
}

/** So many minutes after an instant, in whole seconds. */
const after = (instant: string, minutes: number): string =>
  `${new Date(Date.parse(instant) + minutes * 60_000).toISOString().slice(0, 19)}Z`;

/** Moves the product's clock, waits until what falls due is done, and returns the time. */
export function moveClock(
  { dataFolder, print }: Pick<SeasonWalk, 'dataFolder' | 'print'>,
  to: string,
): string {
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
  pictures = 0;

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
        await this.#shoot(width, stage, path.replaceAll(/[0-9a-f-]{36}/g, 'one'));
      }
    this.#walk.print(`${this.person.name}: ${stage}`);
  }

  /** Cashes out all that can go to a new address, with the codes that arrive by mail, and returns the order's path. */
  async cashOut(): Promise<string> {
    const [page, stage] = [this.#page, '5-payout'];
    const to = `${this.person.role}@pay.example`;
    const own = `${this.person.role}@${this.person.brand}.example`;
    await this.look(stage, ['/wallet', '/wallet/cashout']);
    await page.getByRole('button', { name: /^(All of it|The most now):/ }).click();
    await this.#lookHere(stage, 'address');
    const before = await messageCount(to);
    await page.getByLabel('Email address of your payment account').fill(to);
    await page.getByRole('button', { name: 'Send the code' }).click();
    await page.getByLabel('Six-digit code').fill(await newestCode(to, before));
    await this.#lookHere(stage, 'address-code');
    await page.getByRole('button', { name: 'Confirm' }).click();
    await page.waitForURL('**step=check*');
    await this.#lookHere(stage, 'review');
    const send = page.getByRole('button', { name: 'Send it by email' });
    if (await send.isVisible()) {
      const known = await messageCount(own);
      await send.click();
      await page.getByLabel('Six-digit code').fill(await newestCode(own, known));
      await this.#lookHere(stage, 'code');
    }
    await page.getByRole('button', { name: /^Cash out / }).click();
    await page.waitForURL('**/orders/*');
    await this.#lookHere(stage, 'ordered');
    return new URL(page.url()).pathname;
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

  /** Waits until the provider has paid, which it does seconds after it was asked. */
  async untilPaid(order: string): Promise<void> {
    await this.#logIn();
    const arrived = this.#page.getByRole('heading', { name: 'It’s arrived' });
    for (let look = 0; look < PAYOUT_LOOKS; look += 1) {
      await this.#page.goto(this.#origin + order);
      await settled(this.#page);
      if (await arrived.isVisible()) return;
      await this.#page.waitForTimeout(PAYOUT_PAUSE_MS);
    }
    throw new Error('The payout hasn’t arrived.');
  }

  /** Pictures of the page in the state that it is in. */
  async #lookHere(stage: string, name: string): Promise<void> {
    for (const width of WIDTHS) await this.#shoot(width, stage, name);
  }

  async #shoot(width: number, stage: string, of: string): Promise<void> {
    await this.#showAll(width);
    for (const colorScheme of MODES) {
      await this.#page.emulateMedia({ colorScheme });
      // A logo may have a file of its own for dark pages.
      await this.#page.waitForTimeout(FADE_MS);
      const name = `${this.person.name}--${stage}--${of.replaceAll(/[^a-z0-9]+/gi, '-')}--${width}-${colorScheme}.png`;
      await this.#page.screenshot({ path: join(this.#walk.folder, name), animations: 'disabled' });
      this.pictures += 1;
    }
  }

  /** Parts further down load when they come into view, and a bar at the bottom covers nothing of a window as high as the page. */
  async #showAll(width: number): Promise<void> {
    let shown = 0;
    for (let turn = 0; turn < MOST_TURNS; turn += 1) {
      const height = await this.#page.evaluate(() => document.documentElement.scrollHeight);
      if (height === shown) return;
      shown = height;
      await this.#page.setViewportSize({ width, height });
      // What has just come into view begins to load a moment later.
      await this.#page.waitForTimeout(LOADS_MS);
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
