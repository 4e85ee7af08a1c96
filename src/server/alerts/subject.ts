import type { Deps } from '../platform/context.ts';
import { readMigrations, type Migration } from '../platform/db/migrate.ts';
import { migrationsFolder } from '../platform/db/migrationsFolder.ts';
import { projectRoot } from '../platform/root.ts';
import type { SubjectModule } from '../platform/subject.ts';
import { readCertificateDays } from './certificate.ts';
import type { AlertDeps } from './deps.ts';
import { alertNodes, alertResolvers } from './graphql.ts';
import { alertJobs, alertsDue } from './jobs.ts';

/** What operators and staff are alerted to. */
export function alertsSubject(deps: Deps): SubjectModule {
  return {
    name: 'alerts',
    resolvers: alertResolvers,
    nodes: alertNodes,
    jobs: alertJobs(toAlertDeps(deps)),
    dueSources: alertsDue(),
  };
}

export function toAlertDeps(deps: Deps): AlertDeps {
  let known: readonly Migration[] | null = null;
  return {
    ...deps,
    migrations: () => (known ??= readMigrations(migrationsFolder(projectRoot()))),
    certificateDays: readCertificateDays,
    webhookSecret: deps.partners.secret('alert-webhook'),
  };
}
