import type { SubjectModule } from '../../platform/subject.ts';
import { cloudOpener } from '../openCloud.ts';
import type { DeviceDeps } from '../deps.ts';
import { stepJob, stepsDue, tellingsDue, tellJob } from './jobs.ts';
import { partnerLimits } from './limits.ts';
import { eventDeviceHandlers } from './rest.ts';

/** What devices do in events. */
export function eventDevicesSubject(deps: DeviceDeps): SubjectModule {
  const limits = partnerLimits(deps.config.databaseUrl === null ? 'embedded' : 'server');
  return {
    name: 'event devices',
    rest: eventDeviceHandlers,
    jobs: [tellJob, stepJob(cloudOpener(deps), limits)],
    dueSources: [tellingsDue, stepsDue],
  };
}
