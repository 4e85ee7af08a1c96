import type { SubjectModule } from '../platform/subject.ts';
import type { SessionService } from '../session/service.ts';
import { importReadingsCommand } from './commands/importReadings.ts';
import { meterHandlers } from './rest.ts';
import type { MeterService } from './service.ts';

export function meterSubject(meter: MeterService, sessions: SessionService): SubjectModule {
  return { name: 'meter', rest: meterHandlers(meter), commands: [importReadingsCommand(meter, sessions)] };
}
