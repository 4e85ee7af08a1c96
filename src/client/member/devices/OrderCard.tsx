import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import type { OrderCard_order$key } from '../../../../codegen/relay/OrderCard_order.graphql.ts';
import { paths } from '../../platform/navigation/paths.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Notice, type NoticeTone } from '../../ui/Notice.tsx';
import { AddressForOrder } from '../../shared/address/AddressForOrder.tsx';

const TONES: Readonly<Record<string, NoticeTone>> = { SHIPPED: 'saved', DELIVERED: 'saved', FAILED: 'warn' };

/** An order's status in two sentences, with a link to its page. */
export function OrderCard({ order: key }: { readonly order: OrderCard_order$key }) {
  const { orderId, item, kind, title, quantity, status, waitsFor } = useFragment(
    graphql`
      fragment OrderCard_order on Order {
        orderId
        item
        kind
        title
        quantity
        status
        waitsFor
      }
    `,
    key,
  );
  const stage = waitsFor === 'ADDRESS' ? 'ADDRESS' : status;
  const words = (part: 'title' | 'text') =>
    item === 'SMART_PLUG' ? `orders.${part}.${stage}` : `orders.reward.${part}.${stage}`;
  const values = { count: quantity, kind, paid: 'no', points: '' };
  return (
    <Notice
      tone={stage === 'ADDRESS' ? 'warn' : (TONES[stage] ?? 'plain')}
      title={
        <>
          {item === 'REWARD' && title != null && `${title}: `}
          <FormattedMessage id={words('title')} values={values} />
        </>
      }
    >
      <div className="stack stack-tight">
        <p>
          <FormattedMessage id={words('text')} values={values} />
        </p>
        <div className="row">
          {stage === 'ADDRESS' && <AddressForOrder />}
          <ButtonLink look="secondary" small to={paths.order(orderId)}>
            <FormattedMessage id="orders.see" />
          </ButtonLink>
        </div>
      </div>
    </Notice>
  );
}
