import type { SubjectModule } from '../platform/subject.ts';
import { deviceJobs, devicesDue } from './due.ts';
import { deviceNodes, deviceResolvers } from './graphql.ts';
import type { DeviceParts } from './parts.ts';
import { deviceHandlers } from './rest.ts';
import { mountDevices } from './routes.ts';

/** Connections, devices, their states, logs and use. */
export function devicesSubject(parts: DeviceParts): SubjectModule {
  return {
    name: 'devices',
    rest: deviceHandlers(parts),
    asksPartner: ['connectDevice'],
    resolvers: deviceResolvers,
    nodes: deviceNodes,
    jobs: deviceJobs(parts),
    dueSources: [devicesDue],
    routes: mountDevices(parts),
  };
}
