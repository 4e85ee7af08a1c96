import { useIntl } from 'react-intl';
import { graphql, readInlineData } from 'relay-runtime';
import type { useOrderWords_order$key } from '../../../../codegen/relay/useOrderWords_order.graphql.ts';
import { useNow } from '../../platform/clock/useNow.ts';
import { useApp } from '../../platform/screen/app.ts';
import { useAtMoment } from '../../shared/format/useAtMoment.ts';
import { useFormats } from '../../shared/format/useFormats.ts';

export interface OrderWords {
  /** The order's title. */
  readonly name: string;
  /** What it waits for or how it ended: `ADDRESS`, or its status. */
  readonly stage: string;
  /** "Your gift card is ready". */
  readonly title: string;
  readonly text: string;
  /** Why it failed; null: it did not. */
  readonly failure: string | null;
  /** "$10.00", or that it was free. */
  readonly price: string;
  /** A step of its history. */
  step(name: 'placed' | 'accepted' | 'shipped' | 'delivered' | 'failed' | 'cancelled'): string;
}

const words = graphql`
  fragment useOrderWords_order on Order @inline {
    item
    kind
    isCoupon
    title
    quantity
    status
    waitsFor
    failure
    pricePoints
    cardHundredths
    valueHundredths
    usedAt
    destination
    notBefore
  }
`;

/** What a payout waits for before it leaves, or before it arrives. */
const HELD = ['REVIEW', 'HOLD', 'NEW_DESTINATION', 'CLAIM'];

/** The words for an order, on its page and in lists. */
export function useOrderWords(): (order: useOrderWords_order$key) => OrderWords {
  const intl = useIntl();
  const { pay } = useFormats();
  const atMoment = useAtMoment();
  const { brand, zone } = useApp();
  const now = useNow(60_000);
  return (key) => {
    const order = readInlineData(words, key);
    const { item, kind, title, quantity, status, waitsFor, failure, pricePoints, cardHundredths, usedAt } =
      order;
    const stage =
      waitsFor === 'ADDRESS' ? 'ADDRESS' : usedAt != null && status !== 'REPLACED' ? 'USED' : status;
    const isWonCard = kind === 'WHEEL' && order.valueHundredths != null;
    const values = {
      count: quantity,
      kind: order.isCoupon ? 'COUPON' : isWonCard ? 'GIFT_CARD' : kind,
      paid: cardHundredths > 0 ? 'card' : pricePoints > 0 ? 'yes' : 'no',
      pay: pay(pricePoints),
    };
    const say = (id: string) =>
      intl.formatMessage({ id: item === 'REWARD' ? `orders.reward.${id}` : `orders.${id}` }, values);
    if (kind === 'CASH') {
      const isHeld = HELD.some((wait) => wait === waitsFor);
      const isDeclined = failure?.startsWith('DECLINED') === true;
      const sayCash = (id: string) =>
        intl.formatMessage(
          { id: `cashout.order.${id}` },
          {
            to: order.destination ?? '',
            email: brand.helpEmail,
            when: order.notBefore == null ? '' : atMoment(new Date(order.notBefore), zone, now),
          },
        );
      return {
        name: title ?? intl.formatMessage({ id: 'cashout.title' }),
        stage: status,
        title: sayCash(`title.${status}`),
        price: pay(pricePoints),
        text: sayCash(isHeld ? `text.${waitsFor}` : isDeclined ? 'text.DECLINED' : `text.${status}`),
        failure: failure == null ? null : sayCash(`failure.${failure}`),
        step: (name) => sayCash(`step.${name}`),
      };
    }
    return {
      name: title ?? intl.formatMessage({ id: `orders.item.${item}` }, { count: quantity }),
      stage,
      title: say(`title.${stage}`),
      price: pricePoints > 0 ? pay(pricePoints) : intl.formatMessage({ id: 'orders.free' }),
      text: say(`text.${stage}`),
      failure: failure == null ? null : say(`failure.${failure}`),
      step: (name) => say(`step.${name}`),
    };
  };
}
