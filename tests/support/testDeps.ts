import { join } from 'node:path';
import { loadBrands, type Brands } from '../../src/server/brands/service.ts';
import type { CashoutRules } from '../../src/domain/cashout/rules.ts';
import { createChanges } from '../../src/server/platform/changes.ts';
import { ManualClock } from '../../src/server/platform/clock.ts';
import { readConfig, type Config } from '../../src/server/platform/config.ts';
import type { Deps } from '../../src/server/platform/context.ts';
import { realDeadline } from '../../src/server/platform/deadline.ts';
import { createIds } from '../../src/server/platform/ids.ts';
import type { OutgoingMail } from '../../src/server/platform/mail.ts';
import { createMaintenance } from '../../src/server/platform/maintenance.ts';
import { Metrics } from '../../src/server/platform/metrics/metrics.ts';
import { createOutbound } from '../../src/server/platform/http/outbound.ts';
import { noReplica } from '../../src/server/platform/replica/replica.ts';
import { createLog } from '../../src/server/platform/log.ts';
import { loadPartners, type Partners } from '../../src/server/platform/partners.ts';
import { projectRoot } from '../../src/server/platform/root.ts';
import { createSecrets } from '../../src/server/platform/secrets.ts';
import type { OpenDatabase } from '../../src/server/platform/db/open.ts';

/** A manual clock and the emails that were sent. */
export interface TestDeps {
  readonly deps: Omit<Deps, 'log' | 'jobs'>;
  readonly brands: Brands;
  readonly clock: ManualClock;
  readonly sentMail: OutgoingMail[];
  readonly config: Config;
}

const root = projectRoot();

const loaded = new Map<string, Brands>();

/** A worker's test files share the brands, which take a tenth of a second to read. */
function brandsFor({ environment, brand, supportWidgetUrl }: Config): Brands {
  const supportWidget = supportWidgetUrl !== null;
  const key = `${environment} ${brand} ${String(supportWidget)}`;
  const brands =
    loaded.get(key) ?? loadBrands(join(root, 'brands'), environment, { buildSetting: brand, supportWidget });
  loaded.set(key, brands);
  return brands;
}

function withRules(brands: Brands, rules: Partial<CashoutRules> | undefined): Brands {
  if (rules === undefined) return brands;
  const all = brands.all.map((brand) => ({
    ...brand,
    config: { ...brand.config, cashOut: { ...brand.config.cashOut, ...rules } },
  }));
  const changed = (brand: Brands['all'][number]) => all.find(({ id }) => id === brand.id) ?? brand;
  return {
    ...brands,
    all,
    byId: (id) => all.find((brand) => brand.id === id) ?? null,
    forHost: (host) => changed(brands.forHost(host)),
  };
}

/**
 * The outer parts of the server for one test database. `settings` are environment variables; partners are theirs unless
 * given. `daily`: the brands whose daily work is done, absent: all.
 */
export function testDeps(
  database: Pick<OpenDatabase, 'db'> & Partial<Pick<OpenDatabase, 'kind' | 'listen'>>,
  settings: Readonly<Record<string, string>> = {},
  givenPartners?: Partners,
  daily?: readonly string[],
  cashOut?: Partial<CashoutRules>,
): TestDeps {
  const clock = new ManualClock('2026-06-15T20:00:00Z');
  const config = readConfig(
    { EBBWATT_ENV: 'test', LOG_LEVEL: 'silent', DEMO: 'off', PORT: '0', ...settings },
    [],
    root,
  );
  const known = withRules(brandsFor(config), cashOut);
  const brands =
    daily === undefined ? known : { ...known, all: known.all.filter(({ id }) => daily.includes(id)) };
  const partners = givenPartners ?? loadPartners(config);
  const outbound = createOutbound({
    log: createLog(config.logLevel),
    clock,
    privateOrigins: partners.sandboxUrl === null ? [] : [partners.sandboxUrl],
    privateNetworks: config.partnerNetworks,
  });
  const sentMail: OutgoingMail[] = [];
  const mail = { send: async (message: OutgoingMail) => void sentMail.push(message), close: () => undefined };
  return {
    deps: {
      config,
      db: database.db,
      replica: noReplica(database.db),
      brands,
      clock,
      newId: createIds(clock),
      secrets: createSecrets(Buffer.alloc(32, 7)),
      mail,
      partners,
      outbound,
      deadline: realDeadline,
      notify: { send: async () => undefined, sendAll: async () => undefined, wantedOn: async () => [] },
      maintenance: createMaintenance(database.db),
      changes: createChanges({ kind: 'embedded', listen: () => () => true, ...database }),
      metrics: new Metrics(),
    },
    brands,
    clock,
    sentMail,
    config,
  };
}
