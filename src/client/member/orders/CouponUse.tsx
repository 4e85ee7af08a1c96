import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import type { CouponUse_order$key } from '../../../../codegen/relay/CouponUse_order.graphql.ts';
import type { CouponUseMutation } from '../../../../codegen/relay/CouponUseMutation.graphql.ts';
import { useNow } from '../../platform/clock/useNow.ts';
import { useFlash } from '../../platform/flash/useFlash.ts';
import { useApp } from '../../platform/screen/app.ts';
import { useRelayWrite } from '../../platform/write/useRelayWrite.ts';
import { useFormats } from '../../shared/format/useFormats.ts';
import { Button } from '../../ui/Button.tsx';

/** Whether the member used the coupon; they can take it back. */
export function CouponUse({ order: key }: { readonly order: CouponUse_order$key }) {
  const flash = useFlash();
  const now = useNow(60_000);
  const { zone } = useApp();
  const { moment } = useFormats();
  const { orderId, usedAt } = useFragment(
    graphql`
      fragment CouponUse_order on Order {
        orderId
        usedAt
      }
    `,
    key,
  );
  const { busy, write } = useRelayWrite<CouponUseMutation, CouponUseMutation['response']['markCouponUsed']>(
    graphql`
      mutation CouponUseMutation($input: MarkCouponUsedInput!) {
        markCouponUsed(input: $input) {
          __typename
          ... on CouponMarked {
            order {
              ...CouponUse_order
            }
          }
          ... on Refusal {
            ...refusal_parts @alias(as: "refusal")
          }
        }
      }
    `,
    ({ markCouponUsed }) => markCouponUsed,
    ['rewards'],
  );
  const isUsed = usedAt != null;
  return (
    <div className="row row-apart" role="status">
      {isUsed && (
        <p>
          <FormattedMessage id="orders.coupon.used" values={{ when: moment(new Date(usedAt), zone, now) }} />
        </p>
      )}
      <Button
        look={isUsed ? 'quiet' : 'secondary'}
        small
        busy={busy}
        onClick={() =>
          write(
            { input: { orderId, isUsed: !isUsed } },
            { onRefused: ({ message }) => flash({ type: 'error', text: message }) },
          )
        }
      >
        <FormattedMessage id={isUsed ? 'orders.coupon.unuse' : 'orders.coupon.use'} />
      </Button>
    </div>
  );
}
