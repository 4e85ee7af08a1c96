import type { SubjectModule } from '../platform/subject.ts';
import { meterHandlers } from './rest.ts';
import type { MeterService } from './service.ts';

export function meterSubject(meter: MeterService): SubjectModule {
  return { name: 'meter', rest: meterHandlers(meter) };
}
