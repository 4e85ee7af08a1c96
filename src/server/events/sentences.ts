import type { SchedulingProblem } from '../../domain/events/scheduling.ts';

/** A mistake in a field of the form, in a sentence for the staff member who filled it in. */
export interface SchedulingFault {
  readonly field: 'programId' | 'startAt' | 'endAt';
  readonly sentence: string;
}

/** What stands against scheduling, in words. */
export function schedulingFault(problem: SchedulingProblem): SchedulingFault {
  switch (problem.reason) {
    case 'program-inactive':
      return { field: 'programId', sentence: 'This program is not active.' };
    case 'in-the-past':
      return { field: 'startAt', sentence: 'The start lies in the past.' };
    case 'ends-before-start':
      return { field: 'endAt', sentence: 'The end must come after the start.' };
    case 'off-the-interval':
      return { field: 'startAt', sentence: `Start and end must lie on the program's settlement intervals of ${problem.intervalMinutes} minutes.` };
    case 'too-long':
      return { field: 'endAt', sentence: `An event of this program may last ${problem.longestMinutes} minutes at most.` };
    case 'overlaps':
      return { field: 'startAt', sentence: 'Another event of this program runs at that time.' };
    case 'day-limit':
      return { field: 'startAt', sentence: `The program allows ${eventsCount(problem.limit)} a day, and ${problem.localDate} has as many.` };
    case 'week-limit':
      return { field: 'startAt', sentence: `The program allows ${eventsCount(problem.limit)} a week, and the week of ${problem.monday} has as many.` };
    case 'budget-spent':
      return {
        field: 'programId',
        sentence: `The program's budget of ${problem.budgetPoints.toLocaleString('en-US')} points is spent (${problem.spentPoints.toLocaleString('en-US')}).`,
      };
  }
}

function eventsCount(count: number): string {
  return count === 1 ? 'one event' : `${count} events`;
}
