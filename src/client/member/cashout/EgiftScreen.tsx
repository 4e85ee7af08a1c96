import { useState, type SyntheticEvent } from 'react';
import { FormattedMessage } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import type { components, Reward, Wallet } from '../../../../codegen/rest/types.ts';
import { bounds, narrow, type DenominationRule } from '../../../domain/rewards/denomination.ts';
import { useSuspenseRestQuery } from '../../platform/cache/useRestQuery.ts';
import { paths } from '../../platform/navigation/paths.ts';
import { useApp } from '../../platform/screen/app.ts';
import { Blockers } from '../../shared/cashout/Blockers.tsx';
import { egifts } from '../../shared/cashout/cashoutQueries.ts';
import { useFormats } from '../../shared/format/useFormats.ts';
import { AmountChoice } from '../../shared/rewards/AmountChoice.tsx';
import { chooseAmount, type AmountFault } from '../../shared/rewards/chooseAmount.ts';
import { toDenominationRule } from '../../shared/rewards/rewardRule.ts';
import { useFaultWords } from '../../shared/rewards/useFaultWords.ts';
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
  const balance = wallet.balance.points;
  const { most_points: most, is_offered: isOffered } = cashout.egift;
  const cards = isOffered
    ? data.egifts.flatMap((reward) => {
        const rule = narrow(
          toDenominationRule(reward.denomination),
          { least: cashout.minimum_points, most },
          balance,
        );
        return rule === null ? [] : [{ reward, rule }];
      })
    : [];
  const chosen = cards.find(({ reward }) => reward.id === query.get('card'));
  if (chosen !== undefined) return <OneCard key={chosen.reward.id} {...chosen} balance={balance} />;
  if (cards.length === 0)
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
          {cards.map(({ reward, rule }) => {
            const { lowest, highest } = bounds(rule, balance);
            const isOne = rule.type === 'BALANCE' || lowest === highest;
            return (
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
                  isOne ? (
                    pay(highest)
                  ) : (
                    <FormattedMessage id="cashout.gift.from" values={{ amount: pay(lowest) }} />
                  )
                }
              />
            );
          })}
        </List>
      </Card>
    </>
  );
}

interface OneCardProps {
  readonly reward: Reward;
  /** The amounts of the card that can be cashed out now. */
  readonly rule: DenominationRule;
  /** What the member can spend, in points. */
  readonly balance: number;
}

function OneCard({ reward, rule, balance }: OneCardProps) {
  const app = useApp();
  const { locale } = useFormats();
  const faultWords = useFaultWords();
  const only = rule.type === 'DENOMINATED' && rule.amounts.length === 1 ? rule.amounts[0] : undefined;
  const [value, setValue] = useState('');
  const [points, setPoints] = useState<number | null>(null);
  const [fault, setFault] = useState<AmountFault | null>(null);

  function go(event: SyntheticEvent): void {
    event.preventDefault();
    const chosen = chooseAmount(only === undefined ? value : String(only), {
      rule,
      balance,
      perTyped: app.brand.pointsPerUnit ?? 1,
      locale,
    });
    if ('fault' in chosen) return setFault(chosen.fault);
    setFault(null);
    setPoints(chosen.points);
  }

  return (
    <Card title={reward.title}>
      <div className="stack">
        {points === null ? (
          <form className="stack" noValidate onSubmit={go}>
            <AmountChoice
              rule={rule}
              balance={balance}
              value={value}
              error={fault === null ? undefined : faultWords(fault)}
              onChange={(next) => {
                setValue(next);
                setFault(null);
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
              balance={balance}
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
