import type { ChosenSegment } from '../shared/form/SegmentSelect.tsx';
import { parseAlgorithm } from './algorithms.ts';
import type { EventExtras } from './eventExtras.ts';

/** What a copy of an event, or a form that begins with a template, keeps: everything but the day. */
export interface EventCopy extends EventExtras {
  readonly programIds: readonly string[];
  readonly segment: ChosenSegment | null;
  /** HH:MM, or empty. */
  readonly start: string;
  readonly end: string;
}

const orLeftOut = (text: string) => (text === '' ? undefined : text);

/** The address's query of a form that begins as a copy. */
export function copyQuery({
  programIds,
  segment,
  nominated,
  stagger,
  start,
  end,
  isTest,
  algorithm,
}: EventCopy): Readonly<Record<string, string | undefined>> {
  return {
    program: orLeftOut(programIds.join(',')),
    algorithm,
    segment: segment?.id,
    segmentName: segment?.name,
    start: orLeftOut(start),
    end: orLeftOut(end),
    nominated: orLeftOut(nominated),
    stagger: orLeftOut(stagger),
    test: isTest ? 'yes' : undefined,
  };
}

/** The query of a copy of an event. Its form says that the groups of one in groups aren't copied, nor what one of them promised. */
export function copyEventQuery(
  event: EventCopy,
  isGroup: boolean,
): Readonly<Record<string, string | undefined>> {
  return isGroup ? { ...copyQuery({ ...event, nominated: '' }), group: 'yes' } : copyQuery(event);
}

/** Whether a form begins as a copy of an event in groups. */
export const isCopyOfGroup = (query: URLSearchParams): boolean => query.get('group') === 'yes';

/** By the form's address; a new event's values without a copy. */
export function readCopy(query: URLSearchParams): EventCopy {
  const id = query.get('segment');
  const time = (name: string) => {
    const text = query.get(name) ?? '';
    return /^\d\d:\d\d$/.test(text) ? text : '';
  };
  return {
    programIds: (query.get('program') ?? '').split(',').filter((each) => each !== ''),
    algorithm: parseAlgorithm(query.get('algorithm') ?? ''),
    segment: id === null ? null : { id, name: query.get('segmentName') ?? id },
    nominated: query.get('nominated') ?? '',
    stagger: query.get('stagger') ?? '',
    isTest: query.get('test') === 'yes',
    start: time('start'),
    end: time('end'),
  };
}
