import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Offer } from '../../../../codegen/rest/types.ts';
import { useNow } from '../../platform/clock/useNow.ts';
import { paths } from '../../platform/navigation/paths.ts';
import { useFormats } from '../../shared/format/useFormats.ts';
import { AddressForOrder } from '../../shared/address/AddressForOrder.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { useOfferWords } from '../../shared/offers/useOfferWords.ts';

/** Where a bought device is, and how it gets connected. */
export function BoughtDevice({ offer }: { readonly offer: Offer }) {
  const titleId = useId();
  const words = useOfferWords();
  const now = useNow(60_000);
  const { money } = useFormats();
  const { order, status, connect_by: connectBy, device_id: deviceId } = offer;
  const isConnected = status === 'connected';
  const stage = isConnected
    ? 'connected'
    : order?.has_address === false
      ? 'address'
      : (order?.step ?? 'placed');
  const isThere = stage === 'fulfilled';
  const hasTime = connectBy !== null && Date.parse(connectBy) > now;
  const option = offer.options.find(({ id }) => id === offer.option_id)?.name ?? '';
  const card = order?.card_hundredths ?? 0;
  const points = order?.price_points ?? 0;
  const paid = card > 0 && points > 0 ? 'both' : card > 0 ? 'card' : points > 0 ? 'points' : 'free';
  return (
    <Card
      title={<FormattedMessage id={`deviceOffers.bought.${stage}`} />}
      titleId={titleId}
      look={isConnected || isThere ? 'tint' : 'plain'}
    >
      <div className="stack">
        <p role="status">
          <FormattedMessage
            id={`deviceOffers.boughtText.${isThere && !hasTime ? 'anyTime' : stage}`}
            values={{ until: connectBy === null ? '' : words.until(connectBy) }}
          />
        </p>
        <p className="small">
          {option !== '' && `${option}. `}
          <FormattedMessage
            id={`deviceOffers.paid.${paid}`}
            values={{ points: words.both(points), card: money(card) }}
          />
        </p>
        <div className="row">
          {stage === 'address' && <AddressForOrder />}
          {isConnected && deviceId !== null && (
            <ButtonLink to={paths.device(deviceId)}>
              <FormattedMessage id="deviceOffers.toDevice" />
            </ButtonLink>
          )}
          {(isThere || stage === 'shipped') && (
            <ButtonLink to={paths.addDevice()} look={isThere ? 'primary' : 'secondary'}>
              <FormattedMessage id="deviceOffers.connect" />
            </ButtonLink>
          )}
          {order !== null && (
            <ButtonLink to={paths.order(order.id)} look="secondary">
              <FormattedMessage id="orders.see" />
            </ButtonLink>
          )}
        </div>
      </div>
    </Card>
  );
}
