import type { Sentence } from '../../../domain/sentences/sentence.ts';
import { say } from '../../platform/messages/say.ts';
import type { SchedulingProblem } from '../../../domain/events/scheduling.ts';

/** A form fault for staff. */
export interface SchedulingFault {
  readonly field: 'programId' | 'segmentId' | 'startAt' | 'endAt' | 'nominatedKilowatts';
  readonly message: Sentence;
}

export function schedulingFault(problem: SchedulingProblem): SchedulingFault {
  switch (problem.reason) {
    case 'program-inactive':
      return { field: 'programId', message: say('events.programInactive') };
    case 'in-the-past':
      return { field: 'startAt', message: say('events.inThePast') };
    case 'ends-before-start':
      return { field: 'endAt', message: say('events.endsBeforeStart') };
    case 'off-the-interval':
      return {
        field: 'startAt',
        message: say('events.offTheInterval', { minutes: problem.intervalMinutes }),
      };
    case 'too-long':
      return { field: 'endAt', message: say('events.tooLong', { minutes: problem.longestMinutes }) };
    case 'overlaps':
      return { field: 'startAt', message: say('events.overlaps') };
    case 'start-is-over':
      return { field: 'startAt', message: say('events.startIsOver') };
    case 'end-is-over':
      return { field: 'endAt', message: say('events.endIsOver') };
    case 'day-limit':
      return {
        field: 'startAt',
        message: say(problem.realTime ? 'events.realTimeDayLimit' : 'events.dayLimit', {
          limit: problem.limit,
          day: problem.localDate,
        }),
      };
    case 'week-limit':
      return {
        field: 'startAt',
        message: say(problem.realTime ? 'events.realTimeWeekLimit' : 'events.weekLimit', {
          limit: problem.limit,
          monday: problem.monday,
        }),
      };
    case 'budget-spent':
      return {
        field: 'programId',
        message: say('events.budgetSpent', { budget: problem.budgetPoints, spent: problem.spentPoints }),
      };
  }
}
