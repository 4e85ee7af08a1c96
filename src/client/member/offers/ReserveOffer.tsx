import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Offer } from '../../../../codegen/rest/types.ts';
import { refreshSubjects } from '../../platform/cache/refresh.ts';
import { paths } from '../../platform/navigation/paths.ts';
import { useApp } from '../../platform/screen/app.ts';
import { useRestWrite } from '../../platform/write/useRestWrite.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { useOfferWords } from './useOfferWords.ts';

/** The price, and the button that reserves one. Source: OFR-07. */
export function ReserveOffer({ offer }: { readonly offer: Offer }) {
  const titleId = useId();
  const app = useApp();
  const words = useOfferWords();
  const { busy, write } = useRestWrite();
  const state = words.state(offer);
  const { price_points: price, usual_points: usual } = offer;
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
        <p>
          <span className="strong number">{price === 0 ? words.price(0) : words.both(price)}</span>
          {usual > price && (
            <span className="muted">
              {' '}
              <FormattedMessage id="deviceOffers.usually" values={{ price: words.price(usual) }} />
            </span>
          )}
        </p>
        {state !== null && (
          <p>
            <Badge tone={state.tone}>{state.text}</Badge>
          </p>
        )}
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
