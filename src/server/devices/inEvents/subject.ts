import type { SubjectModule } from '../../platform/subject.ts';
import { openClouds } from '../clouds/openCloud.ts';
import type { DeviceDeps } from '../deps.ts';
import { stepJob, stepsDue, notificationsDue, notifyJob } from './jobs.ts';
import { partnerLimits } from './partnerCalls.ts';
import { staffEventDeviceResolvers } from './graphql.ts';
import { eventDeviceHandlers } from './rest.ts';

export function eventDevicesSubject(deps: DeviceDeps): SubjectModule {
  const limits = partnerLimits(deps.config.databaseUrl === null ? 'embedded' : 'server');
  return {
    name: 'event devices',
    rest: eventDeviceHandlers,
    resolvers: staffEventDeviceResolvers,
    jobs: [notifyJob, stepJob((keys) => openClouds(deps, keys), limits)],
    dueSources: [notificationsDue, stepsDue],
  };
}
