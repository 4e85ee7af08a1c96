import type { IntlShape } from 'react-intl';
import { paysByDevice, type Algorithm } from '../../../domain/events/algorithms.ts';
import type { Change } from '../shared/review/ChangeList.tsx';
import { toNomination } from './toNomination.ts';

/** What an event has besides program, members and hours, as typed. */
export interface EventExtras {
  readonly algorithm: Algorithm;
  /** Kilowatts promised to the grid. */
  readonly nominated: string;
  /** Minutes over which the starts of devices are spread. */
  readonly stagger: string;
  readonly isTest: boolean;
}

export const NO_EXTRAS: EventExtras = {
  algorithm: 'participation_reduction',
  nominated: '',
  stagger: '',
  isTest: false,
};

/** As the contract takes them. What isn't a number is refused at its field. */
export function extrasInput({ algorithm, nominated, stagger, isTest }: EventExtras) {
  return {
    algorithm,
    nominatedKilowatts: paysByDevice(algorithm) ? null : toNomination(nominated),
    staggerMinutes: toNomination(stagger),
    isTest,
  };
}

/** What was promised and how starts are spread, if so, for the review. */
export function extraChanges(
  intl: IntlShape,
  { algorithm, nominated, stagger }: EventExtras,
): readonly Change[] {
  const text = (id: string, values?: Record<string, number>) =>
    intl.formatMessage({ id: `internalEvents.${id}` }, values);
  const minutes = toNomination(stagger);
  return [
    ...(nominated.trim() === '' || paysByDevice(algorithm)
      ? []
      : [{ label: text('schedule.nominated'), from: null, to: nominated }]),
    ...(minutes === null
      ? []
      : [{ label: text('field.stagger'), from: null, to: text('stagger.value', { minutes }) }]),
  ];
}
