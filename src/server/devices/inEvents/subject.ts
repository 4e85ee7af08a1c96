import type { SubjectModule } from '../../platform/subject.ts';
import { cloudOpener } from '../openCloud.ts';
import type { DeviceParts } from '../parts.ts';
import { stepJob, stepsDue, tellingsDue, tellJob } from './jobs.ts';
import { partnerLimits } from './limits.ts';
import { eventDeviceHandlers } from './rest.ts';

/** What devices do in events. */
export function eventDevicesSubject(parts: DeviceParts): SubjectModule {
  const limits = partnerLimits(parts.config.databaseUrl === null ? 'embedded' : 'server');
  return {
    name: 'event devices',
    rest: eventDeviceHandlers,
    jobs: [tellJob, stepJob(cloudOpener(parts), limits)],
    dueSources: [tellingsDue, stepsDue],
  };
}
