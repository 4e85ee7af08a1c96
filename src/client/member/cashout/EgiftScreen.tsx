import { useState, type SyntheticEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import type { components, Reward, Wallet } from '../../../../codegen/rest/types.ts';
import { parseTypedNumber } from '../../../domain/format/typedNumber.ts';
import { bounds, classifyDenomination } from '../../../domain/rewards/denomination.ts';
import { useSuspenseRestQuery } from '../../platform/cache/useRestQuery.ts';
import { paths } from '../../platform/navigation/paths.ts';
import { useApp } from '../../platform/screen/app.ts';
import { Blockers } from '../../shared/cashout/Blockers.tsx';
import { egifts } from '../../shared/cashout/cashoutQueries.ts';
import { useFormats } from '../../shared/format/useFormats.ts';
import { AmountChoice } from '../../shared/rewards/AmountChoice.tsx';
import { toDenominationRule } from '../../shared/rewards/rewardRule.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { CardIcon } from '../../ui/icons/rewardIcons.tsx';
import { EmptyWalletIllustration } from '../../ui/illustrations/emptyStates.tsx';
import { List, ListItem, Tile } from '../../ui/List.tsx';
import { CashoutCode } from './CashoutCode.tsx';
import { CashoutPage } from './CashoutPage.tsx';
import { CashoutReview } from './CashoutReview.tsx';

/** `/wallet/egift`: cash out as a gift card (WAL-05, WAL-21). */
export default function EgiftScreen() {
  return (
    <CashoutPage headingId="cashout.gift.title">
      {(wallet, cashout) =>
        cashout.egift.blockers.length > 0 ? (
          <Blockers
            cashout={cashout}
            blockers={cashout.egift.blockers}
            balanceCents={wallet.balance.cents ?? 0}
          />
        ) : (
          <GiftCards wallet={wallet} cashout={cashout} />
        )
      }
    </CashoutPage>
  );
}

function GiftCards({
  wallet,
  cashout,
}: {
  readonly wallet: Wallet;
  readonly cashout: components['schemas']['Cashout'];
}) {
  const [query] = useSearchParams();
  const { pay } = useFormats();
  const { data } = useSuspenseRestQuery(egifts(useApp()));
  const most = cashout.egift.most_points;
  const fitting = data.egifts.filter(
    (reward) => bounds(toDenominationRule(reward.denomination), most).lowest <= most,
  );
  const chosen = fitting.find(({ id }) => id === query.get('card'));
  if (chosen !== undefined) return <OneCard key={chosen.id} reward={chosen} wallet={wallet} most={most} />;
  if (fitting.length === 0 || !cashout.egift.is_offered)
    return (
      <Card>
        <EmptyState
          illustration={<EmptyWalletIllustration />}
          title={<FormattedMessage id="cashout.gift.none" />}
          action={
            <ButtonLink to={paths.rewards()}>
              <FormattedMessage id="cashout.gift.rewards" />
            </ButtonLink>
          }
        >
          <FormattedMessage id="cashout.gift.none.text" />
        </EmptyState>
      </Card>
    );
  return (
    <>
      <h2>
        <FormattedMessage id="cashout.gift.choose" />
      </h2>
      <Card flush>
        <List>
          {fitting.map((reward) => (
            <ListItem
              key={reward.id}
              to={paths.walletEgift({ card: reward.id })}
              start={
                <Tile>
                  <CardIcon />
                </Tile>
              }
              title={reward.title}
              detail={
                <FormattedMessage
                  id="cashout.gift.from"
                  values={{ amount: pay(bounds(toDenominationRule(reward.denomination), most).lowest) }}
                />
              }
            />
          ))}
        </List>
      </Card>
    </>
  );
}

function OneCard({
  reward,
  wallet,
  most,
}: {
  readonly reward: Reward;
  readonly wallet: Wallet;
  /** In points. */
  readonly most: number;
}) {
  const intl = useIntl();
  const app = useApp();
  const { locale, pay } = useFormats();
  const rule = toDenominationRule(reward.denomination);
  const only = rule.type === 'DENOMINATED' && rule.amounts.length === 1 ? rule.amounts[0] : undefined;
  const [value, setValue] = useState('');
  const [points, setPoints] = useState<number | null>(null);
  const [fault, setFault] = useState<string | undefined>(undefined);

  function go(event: SyntheticEvent): void {
    event.preventDefault();
    const typed = parseTypedNumber(value, locale);
    const amount =
      only ??
      (rule.type === 'BALANCE'
        ? wallet.balance.points
        : rule.type === 'DENOMINATED'
          ? Number(value)
          : Math.round((typed ?? NaN) * (app.brand.pointsPerUnit ?? 1) * 1e6) / 1e6);
    if (value.trim() === '' && only === undefined && rule.type !== 'BALANCE')
      return setFault(intl.formatMessage({ id: 'cashout.amount.empty' }));
    if (Number.isNaN(amount)) return setFault(intl.formatMessage({ id: 'cashout.amount.notANumber' }));
    const { lowest } = bounds(rule, wallet.balance.points);
    if (amount < lowest)
      return setFault(intl.formatMessage({ id: 'cashout.amount.low' }, { least: pay(lowest) }));
    if (amount > most || classifyDenomination(rule, amount, wallet.balance.points) !== 'OK')
      return setFault(intl.formatMessage({ id: 'cashout.amount.high' }, { most: pay(most) }));
    setFault(undefined);
    return setPoints(amount);
  }

  return (
    <Card title={reward.title}>
      <div className="stack">
        {points === null ? (
          <form className="stack" noValidate onSubmit={go}>
            <AmountChoice
              reward={reward}
              balance={wallet.balance.points}
              value={value}
              error={fault}
              onChange={(next) => {
                setValue(next);
                setFault(undefined);
              }}
            />
            <div className="row">
              <Button type="submit">
                <FormattedMessage id="cashout.next" />
              </Button>
              <ButtonLink to={paths.walletEgift()} look="secondary">
                <FormattedMessage id="cashout.gift.other" />
              </ButtonLink>
            </div>
          </form>
        ) : (
          <>
            <CashoutReview
              points={points}
              balance={wallet.balance.points}
              to={reward.title}
              arrives={<FormattedMessage id="cashout.check.soon" />}
            />
            <CashoutCode
              way="egift"
              points={points}
              rewardId={reward.id}
              cashOut={(key) =>
                app.rest.act(
                  '/cashout/cash/egift',
                  {
                    params: { header: { 'Idempotency-Key': key } },
                    body: { points, reward_id: reward.id, version: reward.version },
                  },
                  { intent: 'read', idempotencyKey: key },
                )
              }
            />
            <div className="row">
              <Button look="quiet" small onClick={() => setPoints(null)}>
                <FormattedMessage id="cashout.prev" />
              </Button>
            </div>
          </>
        )}
      </div>
    </Card>
  );
}
