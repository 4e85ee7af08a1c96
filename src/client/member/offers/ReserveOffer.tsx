import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Offer } from '../../../../codegen/rest/types.ts';
import { refreshSubjects } from '../../platform/cache/refresh.ts';
import { paths } from '../../platform/navigation/paths.ts';
import { useApp } from '../../platform/screen/app.ts';
import { useRestWrite } from '../../platform/write/useRestWrite.ts';
import { OfferPrice } from '../../shared/offers/OfferPrice.tsx';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Notice } from '../../ui/Notice.tsx';

/** The price, and the button that reserves one. Source: OFR-07. */
export function ReserveOffer({ offer }: { readonly offer: Offer }) {
  const titleId = useId();
  const app = useApp();
  const { busy, write } = useRestWrite();
  const reserve = (): void =>
    void write(() => app.rest.act('/device_offer/reserve/{id}', { params: { path: { id: offer.id } } }), {
      changes: ['offers'],
      onFailed: () => void refreshSubjects(app, ['offers']),
    });
  return (
    <Card title={<FormattedMessage id="deviceOffers.price" />} titleId={titleId}>
      <div className="stack">
        {offer.has_lapsed && (
          <Notice title={<FormattedMessage id="deviceOffers.lapsed.title" />}>
            <p>
              <FormattedMessage
                id={offer.may_reserve ? 'deviceOffers.lapsed.again' : 'deviceOffers.lapsed.gone'}
              />
            </p>
          </Notice>
        )}
        <OfferPrice offer={offer} />
        {offer.may_reserve ? (
          <>
            <p className="muted">
              <FormattedMessage
                id={offer.options.length > 1 ? 'deviceOffers.reserve.howOptions' : 'deviceOffers.reserve.how'}
                values={{ hours: offer.hold_hours }}
              />
            </p>
            <div className="row">
              <Button busy={busy} onClick={reserve}>
                <FormattedMessage id="deviceOffers.reserve.button" />
              </Button>
            </div>
          </>
        ) : (
          <div className="row">
            <ButtonLink to={paths.deviceOffer()} look="secondary">
              <FormattedMessage id="deviceOffers.others" />
            </ButtonLink>
          </div>
        )}
      </div>
    </Card>
  );
}
