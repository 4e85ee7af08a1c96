import { useIntl } from 'react-intl';
import type { Reward } from '../../../../codegen/rest/types.ts';
import { bounds } from '../../../domain/rewards/denomination.ts';
import { useFormats } from '../format/useFormats.ts';
import { toDenominationRule } from './rewardRule.ts';

type Priced = Pick<Reward, 'denomination'>;

export interface RewardWords {
  /** "$10.00 (1,000 points)"; only points where they have no money value. */
  both(points: number): string;
  /** "$10.00", "from $10.00", or "all you have, from $10.00". */
  price(reward: Priced): string;
  /** All that can be chosen: "$5.00, $10.00", "$5.00 to $100.00". */
  amounts(reward: Priced): string;
}

export function useRewardWords(): RewardWords {
  const intl = useIntl();
  const { pay, paysMoney, points: pointsText } = useFormats();
  const price: RewardWords['price'] = (reward) => {
    const rule = toDenominationRule(reward.denomination);
    // The balance only raises the upper bound.
    const { lowest, highest } = bounds(rule, 0);
    const kind = rule.type === 'BALANCE' ? 'balance' : lowest === highest ? 'one' : 'from';
    return intl.formatMessage({ id: `rewards.price.${kind}` }, { amount: pay(lowest) });
  };
  return {
    both: (points) =>
      paysMoney
        ? intl.formatMessage({ id: 'rewards.both' }, { pay: pay(points), points: pointsText(points) })
        : pointsText(points),
    price,
    amounts(reward) {
      const rule = toDenominationRule(reward.denomination);
      switch (rule.type) {
        case 'DENOMINATED':
          return rule.amounts.map((points) => pay(points)).join(', ');
        case 'CUSTOM':
          return intl.formatMessage(
            { id: 'rewards.amount.span' },
            { lowest: pay(rule.minimum), highest: pay(rule.maximum) },
          );
        case 'BALANCE':
          return price(reward);
      }
    },
  };
}
