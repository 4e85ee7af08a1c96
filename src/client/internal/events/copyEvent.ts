import type { Algorithm } from '../../../domain/events/algorithms.ts';
import type { ChosenSegment } from '../shared/form/SegmentSelect.tsx';
import { parseAlgorithm } from './algorithms.ts';
import type { EventExtras } from './eventExtras.ts';

/** What a copy of an event keeps: everything but its day. */
export interface CopiedEvent {
  readonly programId: string;
  readonly algorithm: string;
  readonly segmentId: string | undefined;
  readonly segmentName: string | undefined;
  readonly nominatedKilowatts: number | undefined;
  readonly staggerMinutes: number | undefined;
  readonly isTest: boolean;
  /** HH:MM */
  readonly start: string;
  readonly end: string;
}

/** The address's query of a form that begins as a copy. */
export function copyQuery(event: CopiedEvent): Readonly<Record<string, string | undefined>> {
  return {
    program: event.programId,
    algorithm: event.algorithm,
    segment: event.segmentId,
    segmentName: event.segmentName,
    start: event.start,
    end: event.end,
    nominated: event.nominatedKilowatts === undefined ? undefined : String(event.nominatedKilowatts),
    stagger: event.staggerMinutes === undefined ? undefined : String(event.staggerMinutes),
    test: event.isTest ? 'yes' : undefined,
  };
}

interface Copy extends EventExtras {
  readonly algorithm: Algorithm;
  readonly segment: ChosenSegment | null;
  readonly start: string;
  readonly end: string;
}

/** What a form begins with, by its address; a new event's values without a copy. */
export function readCopy(query: URLSearchParams): Copy {
  const id = query.get('segment');
  const time = (name: string) => {
    const text = query.get(name) ?? '';
    return /^\d\d:\d\d$/.test(text) ? text : '';
  };
  return {
    algorithm: parseAlgorithm(query.get('algorithm') ?? ''),
    segment: id === null ? null : { id, name: query.get('segmentName') ?? id },
    nominated: query.get('nominated') ?? '',
    stagger: query.get('stagger') ?? '',
    isTest: query.get('test') === 'yes',
    start: time('start'),
    end: time('end'),
  };
}
