import { MOST_NOMINATED_KW } from './forecast.ts';
import { MOST_STAGGER_MINUTES } from './stagger.ts';

export const MOST_TEMPLATE_NAME = 80;
/** Programs of one template; a plan takes no more. */
export const MOST_TEMPLATE_PROGRAMS = 100;

/** What of a template has limits. Times are `HH:MM` on the program's clock. */
export interface TemplateLimits {
  readonly name: string;
  readonly programIds: readonly string[];
  readonly start: string | null;
  readonly end: string | null;
  readonly nominatedKw: number | null;
  readonly staggerMinutes: number | null;
}

export type TemplateFault = 'name' | 'programIds' | 'start' | 'end' | 'nominatedKilowatts' | 'staggerMinutes';

const isTime = (text: string): boolean => /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(text);

/** The fields of a template that can't be kept as they are: its hours are left open together. */
export function templateFaults({
  name,
  programIds,
  start,
  end,
  nominatedKw,
  staggerMinutes,
}: TemplateLimits): TemplateFault[] {
  const length = name.trim().length;
  const faults: readonly (readonly [TemplateFault, boolean])[] = [
    ['name', length < 1 || length > MOST_TEMPLATE_NAME],
    ['programIds', programIds.length > MOST_TEMPLATE_PROGRAMS],
    ['start', start === null ? end !== null : !isTime(start)],
    ['end', end === null ? start !== null : !isTime(end) || end === start],
    ['nominatedKilowatts', nominatedKw !== null && (nominatedKw < 1 || nominatedKw > MOST_NOMINATED_KW)],
    [
      'staggerMinutes',
      staggerMinutes !== null && (staggerMinutes < 1 || staggerMinutes > MOST_STAGGER_MINUTES),
    ],
  ];
  return faults.flatMap(([field, isFault]) => (isFault ? [field] : []));
}
