import type { SubjectModule } from '../platform/subject.ts';
import { deviceNodes, deviceResolvers } from './graphql.ts';
import type { DeviceParts } from './parts.ts';
import { deviceHandlers } from './rest.ts';

/** Connections, devices, their states, logs and use. */
export function devicesSubject(parts: DeviceParts): SubjectModule {
  return { name: 'devices', rest: deviceHandlers(parts), resolvers: deviceResolvers, nodes: deviceNodes };
}
