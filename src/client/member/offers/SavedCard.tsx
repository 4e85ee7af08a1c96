import { FormattedMessage, useIntl } from 'react-intl';
import type { OfferList } from '../../../../codegen/rest/types.ts';
import { useApp } from '../../platform/screen/app.ts';
import { useRestWrite } from '../../platform/write/useRestWrite.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { useCardPage } from './useCardPage.ts';

/** The card that pays the next device in one tap, or the way to save one. The card service keeps its number. */
export function SavedCard({ card }: { readonly card: OfferList['card'] }) {
  const intl = useIntl();
  const app = useApp();
  const open = useCardPage();
  const { busy, write } = useRestWrite();
  const save = (): void =>
    void write(() => app.rest.act('/device_offer/card', {}), {
      onSaved: ({ checkout_url: url }) => open(url),
    });
  const remove = (): void =>
    void write(() => app.rest.act('/device_offer/card/remove', {}), {
      changes: ['offers'],
      done: () => intl.formatMessage({ id: 'deviceOffers.card.removed' }),
    });
  return (
    <Card title={<FormattedMessage id="deviceOffers.card.title" />}>
      <div className="stack stack-snug">
        <p>
          {card === null ? (
            <FormattedMessage id="deviceOffers.card.none" />
          ) : (
            <FormattedMessage
              id="deviceOffers.card.saved"
              values={{
                digits: card.last_digits,
                expires: `${String(card.expires_month).padStart(2, '0')}/${card.expires_year % 100}`,
              }}
            />
          )}
        </p>
        <div className="row">
          <Button look="secondary" small busy={busy} onClick={card === null ? save : remove}>
            <FormattedMessage id={card === null ? 'deviceOffers.card.save' : 'deviceOffers.card.remove'} />
          </Button>
        </div>
      </div>
    </Card>
  );
}
