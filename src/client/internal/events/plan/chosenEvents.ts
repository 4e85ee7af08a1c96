import type { eventPlanPreviewQuery$data } from '../../../../../codegen/relay/eventPlanPreviewQuery.graphql.ts';

export type PlannedProgram = NonNullable<
  NonNullable<eventPlanPreviewQuery$data['staff']>['eventPlan']
>[number];
export type Occurrence = PlannedProgram['events'][number];

/** Programs and days that staff decided about against the rule for holidays. */
export type Decided = ReadonlyMap<string, boolean>;

export const occurrenceKey = (programId: string, date: string): string => `${programId} ${date}`;

/** Whether an event of a plan will be scheduled; null: it can't be. */
export function isChosen(
  { program }: PlannedProgram,
  { date, isHoliday, faults }: Occurrence,
  { decided, skipHolidays }: { readonly decided: Decided; readonly skipHolidays: boolean },
): boolean | null {
  if (faults.length > 0) return null;
  return decided.get(occurrenceKey(program.id, date)) ?? !(skipHolidays && isHoliday);
}
