import type { MeterService } from '../../meter/service.ts';
import type { SubjectModule } from '../../platform/subject.ts';
import type { SessionService } from '../../session/service.ts';
import { replayCommand } from './command.ts';

export function replaySubject(meter: MeterService, sessions: SessionService): SubjectModule {
  return { name: 'replay', commands: [replayCommand(meter, sessions)] };
}
