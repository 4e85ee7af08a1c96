import type { IntlShape } from 'react-intl';
import type { ReviewDialogProps } from '../shared/review/ReviewDialog.tsx';
import { toNomination } from './toNomination.ts';

/** What an event can have besides program, hours and pay, as typed. */
export interface EventExtras {
  /** Kilowatts promised to the grid. */
  readonly nominated: string;
  /** Minutes over which the starts of devices are spread. */
  readonly stagger: string;
  readonly isTest: boolean;
}

export const NO_EXTRAS: EventExtras = { nominated: '', stagger: '', isTest: false };

/** As the contract takes them. What isn't a number is refused at its field. */
export function extrasInput({ nominated, stagger, isTest }: EventExtras) {
  return { nominatedKilowatts: toNomination(nominated), staggerMinutes: toNomination(stagger), isTest };
}

/** Those that were chosen, for the review. */
export function extraChanges(
  intl: IntlShape,
  { nominated, stagger }: EventExtras,
): NonNullable<ReviewDialogProps['changes']> {
  const text = (id: string, values?: Record<string, number>) =>
    intl.formatMessage({ id: `internalEvents.${id}` }, values);
  const minutes = toNomination(stagger);
  return [
    ...(nominated.trim() === '' ? [] : [{ label: text('schedule.nominated'), from: null, to: nominated }]),
    ...(minutes === null
      ? []
      : [{ label: text('field.stagger'), from: null, to: text('stagger.value', { minutes }) }]),
  ];
}
