import type { Locale } from '../../domain/brands/countries.ts';
import type { ReviewReason } from '../../domain/cashout/review.ts';
import type { OrderStep } from '../../domain/orders/orderRules.ts';
import { inWords } from '../platform/messages/inWords.ts';
import { say } from '../platform/messages/say.ts';
import type { MessageId } from '../platform/messages/texts.ts';
import type { OrderFailure, OrderHold } from './tables.ts';

type Words<T extends string> = Readonly<Record<T, MessageId>>;

const STEPS: Words<OrderStep> = {
  placed: 'orders.step.placed',
  accepted: 'orders.step.accepted',
  shipped: 'orders.step.shipped',
  fulfilled: 'orders.step.fulfilled',
  failed: 'orders.step.failed',
  refunded: 'orders.step.refunded',
};
const FAILURES: Words<OrderFailure> = {
  out_of_stock: 'orders.failure.out_of_stock',
  address: 'orders.failure.address',
  lost: 'orders.failure.lost',
  returned: 'orders.failure.returned',
  refused: 'orders.failure.refused',
  unclaimed: 'orders.failure.unclaimed',
  blocked: 'orders.failure.blocked',
  late: 'orders.failure.late',
  declined_destination: 'orders.failure.declined_destination',
  declined_several_accounts: 'orders.failure.declined_several_accounts',
  declined_activity: 'orders.failure.declined_activity',
  declined_other: 'orders.failure.declined_other',
};
const HELD: Words<ReviewReason | OrderHold> = {
  large_amount: 'orders.held.large_amount',
  new_account: 'orders.held.new_account',
  shared_destination: 'orders.held.shared_destination',
  shared_device: 'orders.held.shared_device',
  shared_address: 'orders.held.shared_address',
  review: 'orders.held.review',
  block: 'orders.held.block',
  stop: 'orders.held.stop',
};
/** By the name of a particular, the words of its values. */
const VALUES: Readonly<Record<string, Readonly<Record<string, MessageId>>>> = {
  to: STEPS,
  state: STEPS,
  failure: FAILURES,
  because: HELD,
  question: {
    place: 'orders.question.place',
    read: 'orders.question.read',
    cancel: 'orders.question.cancel',
  },
};
const LABELS: Readonly<Record<string, MessageId>> = {
  number: 'orders.detail.number',
  partner: 'orders.detail.partner',
  status: 'orders.detail.status',
  code: 'orders.detail.code',
  key: 'orders.detail.key',
  attempt: 'orders.detail.attempt',
  missing: 'orders.detail.missing',
  why: 'orders.detail.why',
};

/** What was recorded with a happening, for staff; what a service said stays as it came. */
export function happeningWords(locale: Locale, detail: Readonly<Record<string, string | number>>): string {
  const particular = (name: string, value: string): string => {
    const words = VALUES[name];
    if (words !== undefined)
      // Several reasons are recorded in one text.
      return value
        .split(', ')
        .map((each) => (words[each] === undefined ? each : inWords(locale, say(words[each]))))
        .join(', ');
    const label = LABELS[name];
    return label === undefined ? value : inWords(locale, say(label, { value }));
  };
  return Object.entries(detail)
    .filter(([name, value]) => !(name === 'quantity' && value === 1))
    .map(([name, value]) => (name === 'quantity' ? `× ${value}` : particular(name, String(value))))
    .join(', ');
}
