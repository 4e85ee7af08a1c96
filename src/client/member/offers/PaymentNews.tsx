import { FormattedMessage } from 'react-intl';
import type { Offer } from '../../../../codegen/rest/types.ts';
import { useFormats } from '../../shared/format/useFormats.ts';
import { Notice } from '../../ui/Notice.tsx';

/** The latest card payment's outcome, where the member should know it. */
export function PaymentNews({ offer }: { readonly offer: Offer }) {
  const { money } = useFormats();
  const { payment } = offer;
  if (payment === null) return null;
  const amount = money(payment.hundredths);
  if (payment.state === 'refunding' || payment.state === 'refunded')
    return (
      <Notice
        tone="warn"
        title={<FormattedMessage id={`deviceOffers.payment.${payment.state}`} values={{ amount }} />}
      >
        <p>
          <FormattedMessage id={`deviceOffers.refund.${payment.refund_reason ?? 'CANCELLED'}`} />
        </p>
      </Notice>
    );
  if (offer.status !== 'reserved') return null;
  return payment.state === 'expired' || payment.state === 'refused' ? (
    <Notice title={<FormattedMessage id={`deviceOffers.payment.${payment.state}`} />}>
      <p>
        <FormattedMessage id="deviceOffers.payment.nothing" />
      </p>
    </Notice>
  ) : null;
}
