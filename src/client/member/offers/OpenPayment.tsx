import { FormattedMessage, useIntl } from 'react-intl';
import type { Offer } from '../../../../codegen/rest/types.ts';
import { refreshSubjects } from '../../platform/cache/refresh.ts';
import { useNow } from '../../platform/clock/useNow.ts';
import { useApp } from '../../platform/screen/app.ts';
import { useRestWrite } from '../../platform/write/useRestWrite.ts';
import { useAtMoment } from '../../shared/format/useAtMoment.ts';
import { useOfferWords } from '../../shared/offers/useOfferWords.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { useCardPage } from './useCardPage.ts';

/**
 * A payment page that waits for the member, or that the card service hasn't opened: until when, what it holds, and how to
 * continue or close it.
 */
export function OpenPayment({ offer: { id, payment } }: { readonly offer: Offer }) {
  const intl = useIntl();
  const app = useApp();
  const words = useOfferWords();
  const atMoment = useAtMoment();
  const now = useNow(60_000);
  const openPage = useCardPage();
  const { busy, write } = useRestWrite();
  if (payment === null) return null;
  const { state, checkout_url: url, expires_at: expiresAt, held_points: held } = payment;
  const isOpen = state === 'open';
  if (Date.parse(expiresAt) <= now) return <NoNews isOpen={isOpen} />;
  const kind = isOpen ? 'open' : 'asked';
  const until = atMoment(new Date(expiresAt), app.zone, now);
  const giveUp = (): void =>
    void write(() => app.rest.act('/device_offer/give_up_payment/{id}', { params: { path: { id } } }), {
      changes: ['offers', 'wallet', 'rewards'],
      done: () => intl.formatMessage({ id: `deviceOffers.${kind}.closed` }),
      onFailed: () => void refreshSubjects(app, ['offers', 'wallet']),
    });
  return (
    <Notice tone={isOpen ? 'plain' : 'warn'} title={<FormattedMessage id={`deviceOffers.${kind}.title`} />}>
      <p>
        <FormattedMessage id={`deviceOffers.${kind}.text`} values={{ until }} />
      </p>
      {held > 0 && (
        <p>
          <FormattedMessage id={`deviceOffers.${kind}.held`} values={{ points: words.both(held), until }} />
        </p>
      )}
      <div className="row">
        {url !== null && (
          <Button look="secondary" small onClick={() => openPage(url)}>
            <FormattedMessage id="deviceOffers.open.continue" />
          </Button>
        )}
        <Button look="quiet" small busy={busy} onClick={giveUp}>
          <FormattedMessage id={`deviceOffers.${kind}.giveUp`} />
        </Button>
      </div>
    </Notice>
  );
}

/** The page's time is over, and the card service hasn't said what became of it. */
function NoNews({ isOpen }: { readonly isOpen: boolean }) {
  return (
    <Notice title={<FormattedMessage id="deviceOffers.payment.expired" />}>
      <p>
        <FormattedMessage id={isOpen ? 'deviceOffers.open.noNews' : 'deviceOffers.payment.nothing'} />
      </p>
    </Notice>
  );
}
