import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import type { OrderCode_order$key } from '../../../../codegen/relay/OrderCode_order.graphql.ts';
import type { OrderCodeMutation } from '../../../../codegen/relay/OrderCodeMutation.graphql.ts';
import { useFlash } from '../../platform/flash/useFlash.ts';
import { useRelayWrite } from '../../platform/write/useRelayWrite.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Barcode } from './Barcode.tsx';
import { CouponUse } from './CouponUse.tsx';
import styles from './orders.module.css';
import { ValidUntil } from './ValidUntil.tsx';

/** The code of a gift card or coupon, shown on demand: each view is recorded. */
export function OrderCode({ order: key }: { readonly order: OrderCode_order$key }) {
  const intl = useIntl();
  const flash = useFlash();
  const order = useFragment(
    graphql`
      fragment OrderCode_order on Order {
        orderId
        isCoupon
        barcode
        expiresAt
        ...CouponUse_order
      }
    `,
    key,
  );
  const { orderId, isCoupon, barcode, expiresAt } = order;
  const [shown, setShown] = useState<{ readonly code: string; readonly pin: string | null } | null>(null);
  const { busy, write } = useRelayWrite<OrderCodeMutation, OrderCodeMutation['response']['showOrderCode']>(
    graphql`
      mutation OrderCodeMutation($input: ShowOrderCodeInput!) {
        showOrderCode(input: $input) {
          __typename
          ... on OrderCode {
            shownCode: code
            pin
          }
          ... on Refusal {
            ...refusal_parts @alias(as: "refusal")
          }
        }
      }
    `,
    ({ showOrderCode }) => showOrderCode,
  );

  const show = () =>
    write(
      { input: { orderId } },
      {
        onSaved: ({ shownCode, pin }) => setShown({ code: shownCode, pin: pin ?? null }),
        onRefused: ({ message }) => flash({ type: 'error', text: message }),
      },
    );

  async function copy(code: string): Promise<void> {
    const copied = await navigator.clipboard.writeText(code).then(
      () => true,
      () => false,
    );
    flash(
      copied
        ? { type: 'success', text: intl.formatMessage({ id: 'orders.code.copied' }) }
        : { text: intl.formatMessage({ id: 'orders.code.copyYourself' }) },
    );
  }

  return (
    <Card title={<FormattedMessage id="orders.code.title" />}>
      <div className="stack">
        {shown === null ? (
          <div className="row">
            <Button busy={busy} onClick={show}>
              <FormattedMessage id="orders.code.show" />
            </Button>
          </div>
        ) : (
          <>
            <div className="row row-apart">
              <p className={styles['code']} role="status">
                {shown.code}
              </p>
              <div className="row">
                <Button look="secondary" small onClick={() => void copy(shown.code)}>
                  <FormattedMessage id="orders.code.copy" />
                </Button>
                <Button look="quiet" small onClick={() => setShown(null)}>
                  <FormattedMessage id="orders.code.hide" />
                </Button>
              </div>
            </div>
            {shown.pin !== null && (
              <p>
                <FormattedMessage
                  id="orders.code.pin"
                  values={{ pin: <span className="number strong">{shown.pin}</span> }}
                />
              </p>
            )}
            {barcode != null && <Barcode format={barcode} code={shown.code} />}
          </>
        )}
        {expiresAt != null && (
          <p className="muted">
            <ValidUntil expiresAt={expiresAt} />
          </p>
        )}
        {isCoupon && <CouponUse order={order} />}
      </div>
    </Card>
  );
}
