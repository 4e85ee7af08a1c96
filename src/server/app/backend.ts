import { join } from 'node:path';
import { Archive, attachArchive, openObjects, type ObjectStore } from '../archive/service.ts';
import { createPartnerHealth } from '../alerts/partnerHealth.ts';
import { loadBrands, type Brands } from '../brands/service.ts';
import { systemClock, type Clock } from '../platform/clock.ts';
import { createChanges } from '../platform/changes.ts';
import type { Config } from '../platform/config.ts';
import { claimDataFolder } from '../platform/dataFolder.ts';
import type { Deps } from '../platform/context.ts';
import type { Db } from '../platform/db/db.ts';
import type { Logger } from '../platform/logger.ts';
import { lockFolder, type FolderLock } from '../platform/db/folderLock.ts';
import { distributeEmpty } from '../platform/db/distribution/distribute.ts';
import { migrate, readMigrations, type Migration } from '../platform/db/migrate.ts';
import { migrationsFolder } from '../platform/db/migrationsFolder.ts';
import { prepareAlone } from '../platform/db/prepareAlone.ts';
import { openServer, type OpenDatabase } from '../platform/db/open.ts';
import { withRoomToStart } from '../platform/db/diskSpace.ts';
import { isDiskFull } from '../platform/db/errors.ts';
import { openEmbedded, reserveOf } from '../platform/db/openEmbedded.ts';
import { createIds } from '../platform/ids.ts';
import { createJobQueue } from '../platform/jobs/queue.ts';
import { JobWorker } from '../platform/jobs/worker.ts';
import { createCopyGuard, holdCalls, holdMail } from '../platform/copy.ts';
import { createMailer, type Mailer } from '../platform/mail.ts';
import { createMaintenance } from '../platform/maintenance.ts';
import { Metrics } from '../platform/metrics/metrics.ts';
import { createMovableClock, mayMoveClock } from '../platform/movableClock.ts';
import { noReplica, type Replica } from '../platform/replica/replica.ts';
import { WatchedReplica } from '../platform/replica/watchedReplica.ts';
import type { Readiness } from '../platform/http/health.ts';
import { createOutbound } from '../platform/http/outbound.ts';
import { realDeadline, type Deadline } from '../platform/deadline.ts';
import { loadPartners, type Partners } from '../platform/partners.ts';
import { loadSecrets } from '../platform/secretStore.ts';
import { combineSubjects, type CombinedSubjects } from '../platform/subject.ts';
import { createNotify } from '../notifications/service.ts';
import { createSessions } from '../session/service.ts';
import { distributeSubject } from './distributeSubject.ts';
import { partitionSubject } from './partitionSubject.ts';
import { resealSubject } from './resealSubject.ts';
import { addBackendGauges } from './backendGauges.ts';
import { housekeeping } from './housekeeping.ts';
import type { AppModules, Core, MoveClock } from './modules.ts';
import { createReadiness } from './readiness.ts';

/** Everything behind the listener, shared by the server and by commands that run on their own. */
export interface Backend {
  readonly core: Core;
  readonly subjects: CombinedSubjects;
  readonly worker: JobWorker;
  /** What must work before the server takes requests. */
  readonly readiness: Readiness;
  /** False while the database's disk is full. */
  hasSpace(): boolean;
  /** Releases everything in a safe order. */
  close(): Promise<void>;
}

/** What a backend is built on. */
export interface Ground {
  readonly config: Config;
  readonly log: Logger;
  readonly brands: Brands;
  readonly database: OpenDatabase;
  /** Absent: the database answers all. */
  readonly replica?: Replica;
  /** Where old rows move to; absent: as the configuration says. */
  readonly archive?: ObjectStore | null;
  readonly migrations: readonly Migration[];
  readonly clock: Clock;
  readonly moveClock: MoveClock | null;
  readonly mail: Mailer;
  readonly partners: Partners;
  /** How deadlines of partners are told; absent: in real time. */
  readonly deadline?: Deadline;
  /** Absent: its own. */
  readonly metrics?: Metrics;
}

/** The demonstration's brands have no collector of their own: the sandbox shows what would arrive. */
function sandboxCollector(config: Config): string | null {
  return hasSandbox(config) ? `http://localhost:${config.sandboxPort}/collect` : null;
}

function hasSandbox({ sandboxPort }: Config): boolean {
  return sandboxPort !== null && sandboxPort !== 0;
}

/** Opens the configured database and builds the backend on it. Closes everything again if a step fails. */
export async function openBackend(
  root: string,
  config: Config,
  log: Logger,
  modules: Pick<AppModules, 'subjects'>,
): Promise<Backend> {
  const brands = loadBrands(join(root, 'brands'), config.environment, {
    buildSetting: config.brand,
    secrets: process.env,
    captchaAddresses:
      config.environment === 'production'
        ? { CAPTCHA_SCRIPT_URL: config.captchaScriptUrl, CAPTCHA_VERIFY_URL: config.captchaVerifyUrl }
        : null,
    collector: sandboxCollector(config),
    supportWidget: config.supportWidgetUrl !== null || hasSandbox(config),
  });
  claimDataFolder(config.dataDir);
  const partners = loadPartners(config);
  const closing: (() => void | Promise<void>)[] = [];
  const close = async (): Promise<void> => {
    for (const step of closing.splice(0).reverse()) await step();
  };
  try {
    const migrations = readMigrations(migrationsFolder(root));
    const metrics = new Metrics();
    const database = await openDatabase(config, log, migrations, closing, metrics);
    const { db } = database;
    const replica = openReplica(config, log, db, closing, metrics);
    const movable = mayMoveClock(config) ? await createMovableClock(db) : null;
    closing.push(() => movable?.stop());
    const mail = createMailer(config.smtpUrl, join(config.dataDir, 'outbox'));
    closing.push(() => mail.close());
    const moveClock = movable && { to: (at: Date) => movable.moveTo(db, at), reset: () => movable.reset(db) };
    const built = await buildBackend(
      {
        config,
        log,
        brands,
        database,
        replica,
        migrations,
        clock: movable ?? systemClock,
        moveClock,
        mail,
        partners,
        metrics,
      },
      modules,
    );
    return { ...built, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Builds queue, subjects and worker on an open, migrated database. */
export async function buildBackend(
  {
    config,
    log,
    brands,
    database,
    replica = noReplica(database.db),
    archive = openObjects(config),
    migrations,
    clock,
    moveClock,
    mail,
    partners,
    deadline = realDeadline,
    metrics = new Metrics(),
  }: Ground,
  modules: Pick<AppModules, 'subjects'>,
): Promise<Omit<Backend, 'close'>> {
  const { db } = database;
  attachArchive(db, new Archive(archive, log));
  const queue = createJobQueue(database);
  const newId = createIds(clock);
  const secrets = await loadSecrets(db, config.secretKeys, clock.now());
  const noteHealth = createPartnerHealth({ db, clock, log });
  const copy = createCopyGuard(db);
  const calls = createOutbound({
    log,
    clock,
    deadline,
    privateOrigins: partners.sandboxUrl === null ? [] : [partners.sandboxUrl],
    privateNetworks: config.partnerNetworks,
    onCall: (call) => {
      metrics.partnerCalled(call);
      noteHealth(call);
    },
  });
  const deps: Deps = {
    config,
    db,
    replica,
    brands,
    clock,
    newId,
    log,
    secrets,
    jobs: queue,
    mail: holdMail(mail, copy),
    partners,
    outbound: holdCalls(calls, copy),
    deadline,
    notify: createNotify({ brands, clock, newId, jobs: queue, secrets }),
    maintenance: createMaintenance(db),
    changes: createChanges(database),
    metrics,
  };
  const sessions = createSessions({
    db,
    newId,
    secrets,
    sessionDays: config.sessionDays,
    sessionMaxDays: config.sessionMaxDays,
    staffTwoFactor: config.staffTwoFactor,
  });
  const core: Core = { deps, brands, sessions, moveClock };

  const own = modules.subjects(core);
  const subjects = combineSubjects([
    ...own,
    housekeeping(sessions),
    partitionSubject(database),
    distributeSubject(database),
    resealSubject(own.flatMap(({ sealed }) => sealed ?? [])),
  ]);
  await prepareAlone(database, () => queue.prepare(subjects.jobs));
  // No other process uses the embedded database, so jobs still marked as taken belong to a killed one.
  if (database.kind === 'embedded')
    await queue.giveBackAll().catch((error: unknown) => {
      // They expire, and run again when there is space.
      if (!isDiskFull(error)) throw error;
    });
  const worker = new JobWorker({
    db,
    clock,
    log,
    queue,
    definitions: subjects.jobs,
    dueSources: subjects.dueSources,
    pollMs: config.jobPollMs,
    metrics,
    isHeld: copy.isCopy,
  });
  addBackendGauges(metrics, { database, replica, queue, worksOnJobs: config.role !== 'web' });
  return {
    core,
    subjects,
    worker,
    readiness: createReadiness(database, migrations, config.role === 'web' ? null : worker),
    hasSpace: database.hasSpace,
  };
}

async function openDatabase(
  { databaseUrl, databaseDirectUrl: directUrl, databasePool, dataDir, embeddedSync, distributed }: Config,
  log: Logger,
  migrations: readonly Migration[],
  closing: (() => void | Promise<void>)[],
  { statementAnswered: onStatement }: Metrics,
): Promise<OpenDatabase> {
  let database: OpenDatabase;
  if (databaseUrl === null) {
    const lock: FolderLock = withRoomToStart(reserveOf(join(dataDir, 'db')), () => lockFolder(dataDir));
    closing.push(() => lock.release());
    database = await openEmbedded(join(dataDir, 'db'), { log, sync: embeddedSync, onStatement });
  } else {
    database = openServer({ url: databaseUrl, directUrl, poolSize: databasePool, log, onStatement });
  }
  closing.push(() => database.close());
  const { applied, unknown } = await migrate(database, migrations);
  if (applied.length > 0) log.info({ migrations: applied }, 'the database was brought forward');
  if (unknown.length > 0) log.warn({ migrations: unknown }, 'the database is of a newer release');
  if (distributed !== null) {
    const whole = await prepareAlone(database, () => database.withConnection(distributeEmpty));
    if (whole.length > 0)
      log.warn({ tables: whole }, 'tables in use are not distributed: run `npm run distribute`');
  }
  return database;
}

function openReplica(
  config: Config,
  log: Logger,
  primary: Db,
  closing: (() => void | Promise<void>)[],
  metrics: Metrics,
): Replica {
  const { databaseReadUrl: url, databasePool: poolSize } = config;
  if (url === null) return noReplica(primary);
  const database = openServer({
    url,
    poolSize,
    log,
    connectMs: 2_000,
    onStatement: metrics.statementAnswered,
  });
  closing.push(() => database.close());
  attachArchive(database.db, new Archive(openObjects(config), log));
  const replica = new WatchedReplica({ primary, replica: database.db, log, metrics });
  closing.push(() => replica.close());
  return replica;
}
