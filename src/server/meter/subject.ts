import type { SubjectModule } from '../platform/subject.ts';
import type { SessionService } from '../session/service.ts';
import { importReadingsCommand } from './commands/importReadings.ts';
import { packReadingsCommand } from './commands/packReadings.ts';
import { meterResolvers } from './graphql.ts';
import { meterHandlers } from './rest.ts';
import type { DeliverReadings } from './deliveryReport.ts';
import type { MeterService } from './service.ts';
import { deliveryHandlers } from './deliveryRest.ts';
import { staffMeterHandlers } from './staffRest.ts';

export function meterSubject(
  meter: MeterService,
  sessions: SessionService,
  deliver: DeliverReadings,
): SubjectModule {
  return {
    name: 'meter',
    rest: { ...meterHandlers(meter), ...staffMeterHandlers(meter), ...deliveryHandlers(deliver) },
    resolvers: meterResolvers(meter),
    commands: [importReadingsCommand(meter, sessions, deliver), packReadingsCommand],
  };
}
