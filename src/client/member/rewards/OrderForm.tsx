import { useId, useState, type SyntheticEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment, usePreloadedQuery } from 'react-relay/hooks';
import type { OrderForm_viewer$key } from '../../../../codegen/relay/OrderForm_viewer.graphql.ts';
import type { rewardLoaderQuery as Query } from '../../../../codegen/relay/rewardLoaderQuery.graphql.ts';
import type { components, Reward } from '../../../../codegen/rest/types.ts';
import { narrow } from '../../../domain/rewards/denomination.ts';
import { paths } from '../../platform/navigation/paths.ts';
import { useApp } from '../../platform/screen/app.ts';
import { useScreenData } from '../../platform/screen/screen.ts';
import { BlockerNotice } from '../../shared/cashout/BlockerNotice.tsx';
import { ShippingTo } from '../../shared/address/ShippingTo.tsx';
import { opensDialog } from '../../shared/dialog/opensDialog.ts';
import { useFormats } from '../../shared/format/useFormats.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { useFirstFault } from '../../ui/form/useFirstFault.ts';
import { Notice } from '../../ui/Notice.tsx';
import { AmountChoice } from '../../shared/rewards/AmountChoice.tsx';
import { chooseAmount, type AmountFault } from '../../shared/rewards/chooseAmount.ts';
import { ConfirmOrder, type OpenedOrder } from './ConfirmOrder.tsx';
import { OrderTrouble, type Trouble } from './OrderTrouble.tsx';
import { PointsToGo } from '../../shared/rewards/PointsToGo.tsx';
import { toDenominationRule } from '../../shared/rewards/rewardRule.ts';
import { rewardLoaderQuery, type loader } from './rewardLoader.ts';
import { useFaultWords } from '../../shared/rewards/useFaultWords.ts';
import { useRewardWords } from '../../shared/rewards/useRewardWords.ts';

interface OrderFormProps {
  readonly reward: Reward;
  /** What the member can spend, in points. */
  readonly balance: number;
  readonly rules: components['schemas']['OrderRules'];
}

/** The amount, the address of a parcel, and the way to the confirmation. Source: MKT-03 to MKT-05, MKT-10. */
export function OrderForm({ reward, balance, rules }: OrderFormProps) {
  const titleId = useId();
  const intl = useIntl();
  const { brand } = useApp();
  const { locale, pay } = useFormats();
  const { both } = useRewardWords();
  const faultWords = useFaultWords();
  const address = useAddress();
  const offered = toDenominationRule(reward.denomination);
  const allowed =
    rules.most_points === null ? offered : narrow(offered, { least: 0, most: rules.most_points }, balance);
  const rule = allowed ?? offered;
  const only = rule.type === 'DENOMINATED' && rule.amounts.length === 1 ? rule.amounts[0] : undefined;
  const [value, setValue] = useState('');
  const [fault, setFault] = useState<AmountFault | 'address' | null>(null);
  const [refused, setRefused] = useState<string | null>(null);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const [opened, setOpened] = useState<OpenedOrder | null>(null);
  const { form, focusFirstFault } = useFirstFault();

  if (trouble?.code === 'REWARD_ENDED') return <OrderTrouble trouble={trouble} reward={reward} />;
  if (reward.remaining === 0) return <OrderTrouble trouble={{ code: 'SOLD_OUT' }} reward={reward} />;

  function review(event: SyntheticEvent): void {
    event.preventDefault();
    setRefused(null);
    const chosen = chooseAmount(only === undefined ? value : String(only), {
      rule,
      balance,
      perTyped: brand.pointsPerUnit ?? 1,
      locale,
    });
    if ('fault' in chosen) return refuse(chosen.fault);
    if (reward.needs_address && address === null) return refuse('address');
    setFault(null);
    setTrouble(null);
    setOpened({ points: chosen.points, key: crypto.randomUUID(), version: reward.version });
  }

  function refuse(found: AmountFault | 'address'): void {
    setFault(found);
    focusFirstFault();
  }

  const isShort = reward.short_points > 0;
  return (
    <Card title={<FormattedMessage id="rewards.order.title" />} titleId={titleId}>
      <div className="stack">
        {trouble !== null && <OrderTrouble trouble={trouble} reward={reward} />}
        <p>
          <FormattedMessage id="rewards.order.youHave" values={{ balance: both(balance) }} />
        </p>
        {rules.blockers.length > 0 ? (
          <BlockerNotice
            blockers={rules.blockers}
            facts={{ balanceCents: 0, minimumCents: 0, thresholdCents: rules.threshold_cents ?? 0 }}
          />
        ) : isShort ? (
          <>
            <Notice title={<PointsToGo points={reward.short_points} events={reward.short_events} />}>
              <p>
                <FormattedMessage id="rewards.order.earnFirst" />
              </p>
            </Notice>
            <div className="row">
              <ButtonLink to={paths.events()} look="secondary">
                <FormattedMessage
                  id="rewards.order.events"
                  values={{ events: brand.words.reductionEvent.many }}
                />
              </ButtonLink>
            </div>
          </>
        ) : allowed === null ? (
          <Notice
            title={
              <FormattedMessage id="rewards.order.most" values={{ most: pay(rules.most_points ?? 0) }} />
            }
          />
        ) : (
          <form className="stack" ref={form} onSubmit={review} noValidate>
            <AmountChoice
              rule={rule}
              balance={balance}
              value={value}
              error={refused ?? (fault === null || fault === 'address' ? undefined : faultWords(fault))}
              onChange={(next) => {
                setValue(next);
                setFault(null);
                setRefused(null);
              }}
            />
            {reward.needs_address && (
              <ShippingTo
                address={address}
                error={
                  fault === 'address' ? intl.formatMessage({ id: 'rewards.order.noAddress' }) : undefined
                }
              />
            )}
            <div className="row">
              <Button type="submit" {...opensDialog}>
                <FormattedMessage id="rewards.order.review" />
              </Button>
            </div>
          </form>
        )}
      </div>
      {opened !== null && (
        <ConfirmOrder
          reward={reward}
          balance={balance}
          needsCode={
            rules.code_above_cents !== null &&
            (opened.points * 100) / (brand.pointsPerUnit ?? 100) > rules.code_above_cents
          }
          address={reward.needs_address ? address : null}
          order={opened}
          onClose={() => setOpened(null)}
          onTrouble={(next) => {
            setOpened(null);
            setTrouble(next);
          }}
          onRefused={(message) => {
            setOpened(null);
            setRefused(message);
          }}
        />
      )}
    </Card>
  );
}

/** "12 Alder Street, Davis": the saved address; null: there is none. */
function useAddress(): string | null {
  const { viewer } = usePreloadedQuery<Query>(rewardLoaderQuery, useScreenData<typeof loader>().viewer);
  const { user } = useFragment<OrderForm_viewer$key>(
    graphql`
      fragment OrderForm_viewer on Viewer {
        user {
          shippingAddress {
            line1
            line2
            city
            region
            postalCode
          }
        }
      }
    `,
    viewer,
  );
  const address = user?.shippingAddress;
  return address == null
    ? null
    : [address.line1, address.line2, address.city, `${address.region} ${address.postalCode}`]
        .filter((line) => line != null && line !== '')
        .join(', ');
}
