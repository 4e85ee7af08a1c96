import { useIntl } from 'react-intl';
import { graphql, readInlineData } from 'relay-runtime';
import type { useOrderWords_order$key } from '../../../../codegen/relay/useOrderWords_order.graphql.ts';
import { useFormats } from '../../shared/format/useFormats.ts';

export interface OrderWords {
  /** What was ordered. */
  readonly name: string;
  /** What it waits for or how it ended: `ADDRESS`, or its status. */
  readonly stage: string;
  /** "Your gift card is ready". */
  readonly title: string;
  readonly text: string;
  /** Why it failed; null: it did not. */
  readonly failure: string | null;
  /** A step of its history. */
  step(name: 'placed' | 'accepted' | 'shipped' | 'delivered' | 'failed' | 'cancelled'): string;
}

const words = graphql`
  fragment useOrderWords_order on Order @inline {
    item
    kind
    title
    quantity
    status
    waitsFor
    failure
    pricePoints
  }
`;

/** The words for an order, on its page and in lists. */
export function useOrderWords(): (order: useOrderWords_order$key) => OrderWords {
  const intl = useIntl();
  const { points } = useFormats();
  return (key) => {
    const { item, kind, title, quantity, status, waitsFor, failure, pricePoints } = readInlineData(
      words,
      key,
    );
    const stage = waitsFor === 'ADDRESS' ? 'ADDRESS' : status;
    const values = {
      count: quantity,
      kind,
      paid: pricePoints > 0 ? 'yes' : 'no',
      points: points(pricePoints),
    };
    const say = (id: string) =>
      intl.formatMessage({ id: item === 'REWARD' ? `orders.reward.${id}` : `orders.${id}` }, values);
    return {
      name: title ?? intl.formatMessage({ id: `orders.item.${item}` }, { count: quantity }),
      stage,
      title: say(`title.${stage}`),
      text: say(`text.${stage}`),
      failure: failure == null ? null : say(`failure.${failure}`),
      step: (name) => say(`step.${name}`),
    };
  };
}
