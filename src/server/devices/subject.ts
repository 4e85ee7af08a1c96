import type { SubjectModule } from '../platform/subject.ts';
import { deviceJobs, devicesDue } from './jobs.ts';
import { deviceNodes, deviceResolvers } from './graphql.ts';
import type { DeviceDeps } from './deps.ts';
import { deviceHandlers } from './rest.ts';
import { mountDevices } from './routes.ts';
import { sealedByDevices } from './sealed.ts';

export function devicesSubject(deps: DeviceDeps): SubjectModule {
  return {
    name: 'devices',
    rest: deviceHandlers(deps),
    ownTransactions: ['connectDevice'],
    resolvers: deviceResolvers,
    nodes: deviceNodes,
    jobs: deviceJobs(deps),
    dueSources: [devicesDue],
    sealed: sealedByDevices,
    routes: mountDevices(deps),
  };
}
