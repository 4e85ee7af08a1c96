import { ALGORITHM_RULES, paysByDevice, type Algorithm } from '../../../domain/events/algorithms.ts';
import type { EventGroupsInput } from '../../../../codegen/graphql/types.ts';
import { MOST_NOMINATED_KW } from '../../../domain/events/forecast.ts';
import { MOST_GROUPS, MOST_MINUTES_APART, type Grouping } from '../../../domain/events/groups.ts';
import { MOST_PLANNED } from '../../../domain/events/eventPlan.ts';
import { MOST_STAGGER_MINUTES } from '../../../domain/events/stagger.ts';
import { MOST_MINUTES } from '../../../domain/events/timing.ts';
import { isRowId } from '../../platform/graphql/nodes.ts';
import type { RefusedField } from '../../platform/graphql/refusal.ts';
import { say } from '../../platform/messages/say.ts';

export function startFaults(algorithm: Algorithm, minutes: number): RefusedField[] {
  return [
    ...(ALGORITHM_RULES[algorithm].realTime
      ? []
      : [{ field: 'algorithm', message: say('signals.field.realTime') }]),
    ...(Number.isInteger(minutes) && minutes >= 1 && minutes <= MOST_MINUTES
      ? []
      : [{ field: 'minutes', message: say('events.minutes', { most: MOST_MINUTES }) }]),
  ];
}

export function staggerFaults(minutes: number | null | undefined): RefusedField[] {
  return minutes == null || (minutes >= 1 && minutes <= MOST_STAGGER_MINUTES)
    ? []
    : [{ field: 'staggerMinutes', message: say('events.stagger', { most: MOST_STAGGER_MINUTES }) }];
}

export function toGrouping(groups: EventGroupsInput | null | undefined): Grouping | null {
  return groups == null ? null : { ...groups, isRandom: groups.isRandom === true };
}

export function groupFaults(grouping: Grouping | null): RefusedField[] {
  if (grouping === null) return [];
  const { count, minutesApart, seed } = grouping;
  return [
    ...(count >= 2 && count <= MOST_GROUPS
      ? []
      : [{ field: 'groups', message: say('events.groups', { most: MOST_GROUPS }) }]),
    ...(minutesApart >= 1 && minutesApart <= MOST_MINUTES_APART
      ? []
      : [{ field: 'minutesApart', message: say('events.groupsApart', { most: MOST_MINUTES_APART }) }]),
    ...(isRowId(seed) ? [] : [{ field: 'groups', message: say('events.groups', { most: MOST_GROUPS }) }]),
  ];
}

export function planFaults(events: number): RefusedField[] {
  return events >= 1 && events <= MOST_PLANNED
    ? []
    : [{ field: 'events', message: say('events.planSize', { most: MOST_PLANNED }) }];
}

export function nominationFaults(kilowatts: number | null | undefined): RefusedField[] {
  return kilowatts == null || (kilowatts >= 1 && kilowatts <= MOST_NOMINATED_KW)
    ? []
    : [{ field: 'nominatedKilowatts', message: say('events.nomination', { most: MOST_NOMINATED_KW }) }];
}

/** Where devices are paid, no reduction is measured that a promise could be compared with. */
export function deviceNominationFaults(
  algorithm: Algorithm,
  kilowatts: number | null | undefined,
): RefusedField[] {
  return kilowatts == null || !paysByDevice(algorithm)
    ? []
    : [{ field: 'nominatedKilowatts', message: say('events.nominationByDevice') }];
}
