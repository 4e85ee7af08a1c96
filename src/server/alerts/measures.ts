import { statfs } from 'node:fs/promises';
import { hostname } from 'node:os';
import { CONNECTION_CONFIGS } from '../../domain/devices/connectionConfigs.ts';
import type { AlertRuleName } from '../../domain/alerts/rules.ts';
import type { Locale } from '../../domain/brands/countries.ts';
import type { SentenceValues } from '../../domain/sentences/sentence.ts';
import type { Db } from '../platform/db/db.ts';
import { missingMigrations } from '../platform/db/migrate.ts';
import { readBacklogs } from '../platform/jobs/backlogs.ts';
import { readFailingJobs, readGivenUpJobs } from '../platform/jobs/failing.ts';
import { readFailingSources } from '../platform/jobs/failingSources.ts';
import { minutesWithoutWorker } from '../platform/jobs/workerBeat.ts';
import type { MeasureDeps } from './deps.ts';
import type { Measurement } from './measurement.ts';
import * as queries from './queries.ts';
import { forgetPartnerFailures } from './store.ts';

const DAY_MS = 86_400_000;
/** Product: a refused file that no later one replaced is open for so long. */
const REFUSED_DAYS = 14;
/** Product: what waits for a partner calls it every few minutes, what looks for news once an hour; after two hours no one does. */
const UNCALLED_MS = 2 * 3_600_000;

const system = (subject: string, value: number, facts: SentenceValues = {}): Measurement => ({
  brand: null,
  subject,
  value,
  facts,
});

type Measure = (deps: MeasureDeps, now: Date) => Promise<readonly Measurement[]>;

const before = (now: Date, ms: number): string => new Date(now.getTime() - ms).toISOString();
const ofBrand =
  (
    read: (db: Db, values: readonly unknown[]) => Promise<queries.BrandRow[]>,
    values: (now: Date) => unknown[],
  ) =>
  async ({ db }: MeasureDeps, now: Date): Promise<readonly Measurement[]> =>
    (await read(db, values(now))).map(({ brand, subject, value, name }) => ({
      brand,
      subject,
      value,
      facts: { name },
    }));

/** One for each rule: what could be wrong, with its value, whether that is too much or not. */
export const MEASURES: Readonly<Record<AlertRuleName, Measure>> = {
  DISPATCH_FAILURES: ofBrand(queries.dispatchFailures, (now) => [now.toISOString(), before(now, DAY_MS / 4)]),
  PARTNER_DOWN: async ({ db }, now) => {
    await forgetPartnerFailures(db, new Date(now.getTime() - UNCALLED_MS));
    return (await queries.readPartnerFailures(db)).map(({ partner, seconds, name }) =>
      system(partner, seconds / 60, { name: name ?? toMakerName(partner.replace(/^device:/, '')) }),
    );
  },
  UTILITY_SILENT: ofBrand(queries.utilitySilence, (now) => [now.toISOString()]),
  MAKER_SILENT: async ({ db }, now) =>
    (await queries.makerSilence(db, [now.toISOString()])).map(({ brand, subject, value }) => ({
      brand,
      subject,
      value,
      facts: { name: toMakerName(subject) },
    })),
  METERS_SILENT: ofBrand(queries.silentMeters, (now) => [before(now, 5 * DAY_MS).slice(0, 10)]),
  FILE_REFUSED: ofBrand(queries.refusedFiles, (now) => [before(now, REFUSED_DAYS * DAY_MS)]),
  JOB_LATE: async ({ db }) =>
    (await readBacklogs(db, [])).map(({ job, lateSeconds }) => system(job, lateSeconds / 60, { name: job })),
  JOB_FAILING: async ({ db }) => [
    ...(await readFailingJobs(db)).map(({ job, seconds }) => system(job, seconds / 60, { name: job })),
    ...(await readFailingSources(db)).map(({ source, seconds }) =>
      system(`source:${source}`, seconds / 60, { name: source }),
    ),
  ],
  JOB_GIVEN_UP: async ({ db }) =>
    (await readGivenUpJobs(db)).map(({ job, count }) => system(job, count, { name: job })),
  NO_WORKER: async ({ db, config }) =>
    // The only process works on jobs itself.
    config.role === 'all' ? [] : [system('', await minutesWithoutWorker(db))],
  PAYOUTS_DIFFER: ofBrand(queries.openDifferences, () => []),
  BOOKS_OFF: async ({ db }) =>
    (await queries.booksOff(db, [])).map(({ brand, value, month }) => ({
      brand,
      subject: '',
      value,
      facts: { name: '', ...(month === null ? {} : { month }) },
    })),
  BUDGET_NEAR: async ({ db, brands }) =>
    (await queries.budgets(db, [])).flatMap(({ brand, subject, name, spentWatts, budgetPoints }) => {
      const rate = brands.byId(brand)?.config.wattConversionRate;
      return rate === undefined || budgetPoints === 0
        ? []
        : [{ brand, subject, value: (100 * spentWatts) / (rate * budgetPoints), facts: { name } }];
    }),
  STOCK_LOW: async ({ db, brands }, now) =>
    (await queries.stocks(db, [now.toISOString()])).map(({ brand, subject, value, texts }) => ({
      brand,
      subject,
      value,
      facts: { name: toTitle(texts, brands.byId(brand)?.config.locales[0] ?? 'en-US') },
    })),
  MAIL_BOUNCING: ofBrand(queries.refusedMail, (now) => [before(now, DAY_MS)]),
  DISK_LOW: async ({ config, machine = hostname() }) => {
    const disk = await statfs(config.dataDir).catch(() => null);
    if (disk === null) return [];
    const { bavail, bsize } = disk;
    return [system(machine, Math.floor((bavail * bsize) / 2 ** 20), { name: machine })];
  },
  CERTIFICATE_ENDS: async ({ brands, config, certificateDays }, now) => {
    if (config.environment !== 'production') return [];
    const found = await Promise.all(
      brands.all.flatMap(({ id, config: { hosts } }) =>
        hosts.slice(0, 1).map(async (host) => ({ id, host, days: await certificateDays(host, now) })),
      ),
    );
    return found.map(({ id, host, days }) => ({
      brand: id,
      subject: host,
      value: days,
      facts: { name: host },
    }));
  },
  WEBHOOK_FAILING: async ({ db }, now) =>
    (await queries.failingWebhooks(db, [now.toISOString()])).map(({ brand, subject, value, name }) => ({
      brand,
      subject,
      value,
      facts: { name: new URL(name).host },
    })),
  MIGRATION_WAITING: async ({ db, migrations }) => {
    const missing = await missingMigrations(db, migrations());
    return [system('', missing.length, { name: missing.join(', ') })];
  },
};

/** A maker's own name; of anything else, what it is called already. */
const toMakerName = (id: string): string => CONNECTION_CONFIGS.find((each) => each.id === id)?.title ?? id;

function toTitle(texts: queries.StockRow['texts'], locale: Locale): string {
  const { title } = texts[locale] ?? Object.values(texts)[0] ?? {};
  return title ?? '';
}
