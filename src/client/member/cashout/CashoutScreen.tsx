import { FormattedMessage } from 'react-intl';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { components, Wallet } from '../../../../codegen/rest/types.ts';
import { useNow } from '../../platform/clock/useNow.ts';
import { paths } from '../../platform/navigation/paths.ts';
import { useApp } from '../../platform/screen/app.ts';
import { walletFacts } from '../../shared/cashout/blockerFacts.ts';
import { BlockerNotice, useBlockerWords } from '../../shared/cashout/BlockerNotice.tsx';
import { cashoutState } from '../../shared/cashout/cashoutState.ts';
import { useAtMoment } from '../../shared/format/useAtMoment.ts';
import { useFormats } from '../../shared/format/useFormats.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { CashoutPage } from './CashoutPage.tsx';
import { ConfirmCashout } from './ConfirmCashout.tsx';
import { Destination } from './Destination.tsx';
import { HowMuch } from './HowMuch.tsx';
import { CashoutReview } from './CashoutReview.tsx';

type Cashout = components['schemas']['Cashout'];

/** `/wallet/cashout`: amount, destination, review; each step has its address. Source: rewards, "Cash-out". */
export default function CashoutScreen() {
  return (
    <CashoutPage headingId="cashout.title">
      {(wallet, cashout) => <Steps wallet={wallet} cashout={cashout} />}
    </CashoutPage>
  );
}

function Steps({ wallet, cashout }: { readonly wallet: Wallet; readonly cashout: Cashout }) {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const app = useApp();
  const { money, moment } = useFormats();
  const now = useNow(60_000);
  const atMoment = useAtMoment();
  const facts = walletFacts(wallet, cashout);
  const words = useBlockerWords(facts);
  const { paypal, destination } = cashout;
  const state = cashoutState(cashout);
  if (state.kind === 'blocked') return <BlockerNotice blockers={[state.blocker]} facts={facts} />;
  if (state.kind === 'card')
    return (
      <Card title={<FormattedMessage id="cashout.nowCards" values={{ amount: money(state.cents) }} />}>
        <div className="stack">
          {state.because !== null && <p>{words(state.because).text}</p>}
          <div className="row">
            <ButtonLink to={paths.walletEgift()}>
              <FormattedMessage id="cashout.openGift" />
            </ButtonLink>
          </div>
        </div>
      </Card>
    );
  const most = state.cents;
  const typed = Number(query.get('points'));
  const points = Number.isSafeInteger(typed) && typed > 0 ? typed : null;
  const isVerified = destination?.is_verified === true;
  const wanted = query.get('step');
  const step = points === null ? 1 : wanted === 'check' && isVerified ? 3 : 2;
  const goTo = (to: 'to' | 'check', amount: number) =>
    void navigate(paths.walletCashout({ points: amount, step: to }));
  const held = destination?.usable_from ?? null;
  /** What can follow once `most` has gone. */
  const rest = (paypal.next?.cents ?? most) - most;
  return (
    <Card
      title={
        <FormattedMessage
          id={step === 1 ? 'cashout.amount.title' : step === 2 ? 'cashout.to.title' : 'cashout.check.title'}
        />
      }
    >
      <div className="stack">
        <p className="small muted">
          <FormattedMessage id="cashout.step" values={{ step }} />
        </p>
        {step === 1 || points === null ? (
          <>
            <HowMuch
              cashout={cashout}
              most={most}
              isAll={most >= (wallet.balance.cents ?? 0)}
              points={points}
              onPoints={(amount) => goTo('to', amount)}
            />
            {paypal.next !== null && (
              <p className="small muted">
                <FormattedMessage
                  id={rest < cashout.minimum_cents ? 'cashout.thenAll' : 'cashout.thenRest'}
                  values={{
                    when: atMoment(new Date(paypal.next.at), app.zone, now),
                    rest: money(rest),
                    all: money(paypal.next.cents),
                  }}
                />
              </p>
            )}
          </>
        ) : step === 2 ? (
          <Destination destination={destination} onReady={() => goTo('check', points)} />
        ) : (
          <>
            <CashoutReview
              points={points}
              balance={wallet.balance.points}
              to={destination?.email}
              held={held === null ? null : moment(new Date(held), app.zone, now)}
            />
            <ConfirmCashout
              key={points}
              points={points}
              needsCode={(points * 100) / (app.brand.pointsPerUnit ?? 100) > cashout.code_above_cents}
            />
          </>
        )}
        {step > 1 && (
          <div className="row">
            <ButtonLink
              to={
                step === 2 ? paths.walletCashout() : paths.walletCashout({ points: points ?? 0, step: 'to' })
              }
              look="quiet"
              small
            >
              <FormattedMessage id="cashout.prev" />
            </ButtonLink>
          </div>
        )}
      </div>
    </Card>
  );
}
