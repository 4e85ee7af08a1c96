import { useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Offer, OfferAnswer } from '../../../../codegen/rest/types.ts';
import { waysToPay, type Split } from '../../../domain/offers/split.ts';
import { refreshSubjects } from '../../platform/cache/refresh.ts';
import { useApp } from '../../platform/screen/app.ts';
import { useRestWrite } from '../../platform/write/useRestWrite.ts';
import { ShippingTo } from '../../shared/address/ShippingTo.tsx';
import { useFormats } from '../../shared/format/useFormats.ts';
import { useReturnDay } from '../../shared/format/useReturnDay.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Checkbox } from '../../ui/form/Checkbox.tsx';
import { RadioGroup } from '../../ui/form/RadioGroup.tsx';
import { useFirstFault } from '../../ui/form/useFirstFault.ts';
import { Notice } from '../../ui/Notice.tsx';
import { paths } from '../../platform/navigation/paths.ts';
import styles from '../../shared/offers/offers.module.css';
import { useCardPage } from './useCardPage.ts';
import { useOfferWords } from '../../shared/offers/useOfferWords.ts';

interface ReservedOfferProps {
  readonly offer: Offer;
  readonly answer: OfferAnswer;
}

/** What is left to do before a reserved device is bought: option, agreement, address, payment. */
export function ReservedOffer({ offer, answer }: ReservedOfferProps) {
  const titleId = useId();
  const intl = useIntl();
  const app = useApp();
  const words = useOfferWords();
  const { write } = useRestWrite();
  // Faults are shown once the member wants to pay.
  const [isChecked, setChecked] = useState(false);
  const { form, focusFirstFault } = useFirstFault<HTMLDivElement>();
  // Shown immediately; the server's answer follows.
  const [picked, setPicked] = useState<string | null>(null);
  const [accepted, setAccepted] = useState<number | null>(null);
  const { id, agreement, agreed_version: agreed, options } = offer;
  const option = picked ?? offer.option_id;
  const refresh = (): void => void refreshSubjects(app, ['offers']);
  const hasAgreed = agreement === null || agreed === agreement.version || accepted === agreement.version;
  const { address } = answer;
  const isReady = option !== null && hasAgreed && address !== null;

  const choose = (optionId: string): void => {
    setPicked(optionId);
    void write(
      () =>
        app.rest.act('/device_offer/set_option_choice/{id}', {
          params: { path: { id } },
          body: { option_id: optionId },
        }),
      {
        changes: ['offers'],
        onFailed() {
          setPicked(null);
          refresh();
        },
      },
    );
  };
  const agree = (version: number): void => {
    setAccepted(version);
    void write(
      () => app.rest.act('/device_offer/agreement/{id}', { params: { path: { id } }, body: { version } }),
      {
        changes: ['offers'],
        onFailed() {
          setAccepted(null);
          refresh();
        },
      },
    );
  };

  return (
    <Card title={<FormattedMessage id="deviceOffers.reserved.title" />} titleId={titleId}>
      <div className="stack" ref={form}>
        <p role="status">
          <FormattedMessage
            id="deviceOffers.reserved.until"
            values={{ until: offer.reserved_until === null ? '' : words.until(offer.reserved_until) }}
          />
        </p>
        <ol className={styles['steps']}>
          {options.length > 1 && (
            <li>
              <h3>
                <FormattedMessage id="deviceOffers.option.title" />
              </h3>
              <RadioGroup
                legend={<FormattedMessage id="deviceOffers.option.legend" />}
                options={options.map(({ id: value, name }) => ({ value, label: name }))}
                value={option}
                error={
                  isChecked && option === null
                    ? intl.formatMessage({ id: 'deviceOffers.option.missing' })
                    : undefined
                }
                onChange={choose}
              />
            </li>
          )}
          {agreement !== null && (
            <li>
              <h3 id={`${titleId}-agreement`}>
                <FormattedMessage id="deviceOffers.agreement.title" />
              </h3>
              {/* Focusable, so that a keyboard can scroll it. */}
              <div
                className={styles['agreement']}
                role="region"
                aria-labelledby={`${titleId}-agreement`}
                tabIndex={0}
              >
                {agreement.text}
              </div>
              {agreed !== null && !hasAgreed && (
                <Notice tone="warn" title={<FormattedMessage id="deviceOffers.agreement.changed" />} />
              )}
              <Checkbox
                label={<FormattedMessage id="deviceOffers.agreement.agree" />}
                checked={hasAgreed}
                disabled={hasAgreed}
                error={
                  isChecked && !hasAgreed
                    ? intl.formatMessage({ id: 'deviceOffers.agreement.missing' })
                    : undefined
                }
                onChange={() => agree(agreement.version)}
              />
            </li>
          )}
          <li>
            <h3>
              <FormattedMessage id="deviceOffers.address.title" />
            </h3>
            <ShippingTo
              address={address === null ? null : `${address.line1}, ${address.city}`}
              error={isChecked ? intl.formatMessage({ id: 'rewards.order.noAddress' }) : undefined}
              onSaved={refresh}
            />
          </li>
          <li>
            <h3>
              <FormattedMessage
                id={offer.price_points === 0 ? 'deviceOffers.pay.order' : 'deviceOffers.pay.title'}
              />
            </h3>
            <Payment
              offer={offer}
              answer={answer}
              onPay={() => {
                setChecked(true);
                if (!isReady) focusFirstFault();
                return isReady;
              }}
            />
          </li>
        </ol>
      </div>
    </Card>
  );
}

interface PaymentProps extends ReservedOfferProps {
  /** Whether it can be paid now. */
  readonly onPay: () => boolean;
}

/** The ways to pay, what is left afterwards, and the button. Source: rewards, Device offers. */
function Payment({ offer, answer, onPay }: PaymentProps) {
  const app = useApp();
  const words = useOfferWords();
  const { money } = useFormats();
  const returnDay = useReturnDay('device');
  const openPage = useCardPage();
  const { busy, faults, write } = useRestWrite();
  const { points_per_unit: pointsPerUnit } = answer;
  // What an open payment page holds comes back when another way to pay is chosen.
  const balance = answer.balance_points + (offer.payment?.held_points ?? 0);
  const ways = waysToPay({ pricePoints: offer.price_points, pointsPerUnit }, balance);
  const [chosen, setChosen] = useState<string | null>(null);
  const way = ways.find(({ points }) => String(points) === chosen) ?? ways[0];

  if (way === undefined)
    return (
      <>
        <p>
          <FormattedMessage id="deviceOffers.pay.short" values={{ price: words.both(offer.price_points) }} />
        </p>
        <div className="row">
          <ButtonLink to={paths.events()} look="secondary" small>
            <FormattedMessage
              id="deviceOffers.pay.events"
              values={{ events: app.brand.words.reductionEvent.many }}
            />
          </ButtonLink>
        </div>
      </>
    );

  const pay = ({ points }: Split): void => {
    if (!onPay()) return;
    void write(
      () =>
        app.rest.act(
          '/device_offer/pay/{id}',
          { params: { path: { id: offer.id } }, body: { points } },
          { fieldsShown: ['points'] },
        ),
      {
        changes: ['offers', 'wallet', 'rewards'],
        onSaved({ checkout_url: url }) {
          if (url !== null) openPage(url);
        },
        onFailed: () => void refreshSubjects(app, ['offers', 'wallet']),
      },
    );
  };
  const kind = way.cardHundredths === 0 ? 'points' : way.points === 0 ? 'card' : 'both';
  return (
    <>
      {ways.length > 1 && (
        <RadioGroup
          legend={<FormattedMessage id="deviceOffers.pay.legend" />}
          options={ways.map(({ points, cardHundredths }) => ({
            value: String(points),
            label: (
              <FormattedMessage
                id={`deviceOffers.way.${cardHundredths === 0 ? 'points' : points === 0 ? 'card' : 'both'}`}
                values={{ points: words.both(points), card: money(cardHundredths) }}
              />
            ),
          }))}
          value={String(way.points)}
          error={faults['points']}
          onChange={setChosen}
        />
      )}
      {offer.price_points > 0 && (
        <p className="small muted">
          <FormattedMessage
            id={way.points === 0 ? 'deviceOffers.pay.balance' : 'deviceOffers.pay.after'}
            values={{ balance: words.both(balance), after: words.both(balance - way.points) }}
          />
        </p>
      )}
      {way.cardHundredths > 0 && (
        <p className="small muted">
          <FormattedMessage id="deviceOffers.pay.page" />
        </p>
      )}
      {way.points > 0 && (
        <p className="small muted">
          <FormattedMessage
            id="deviceOffers.pay.promise"
            values={{ pay: words.price(way.points), day: returnDay }}
          />
        </p>
      )}
      <div className="row">
        <Button busy={busy} onClick={() => pay(way)}>
          <FormattedMessage
            id={offer.price_points === 0 ? 'deviceOffers.pay.free' : `deviceOffers.pay.${kind}`}
            values={{ points: words.price(way.points), card: money(way.cardHundredths) }}
          />
        </Button>
      </div>
    </>
  );
}
