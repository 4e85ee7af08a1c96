import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import type { RewardPrice_reward$key } from '../../../../codegen/relay/RewardPrice_reward.graphql.ts';
import { REWARD_TYPES } from '../../../domain/rewards/catalogue.ts';
import { hasFaceValue } from '../../../domain/rewards/faceValue.ts';
import { useApp } from '../../platform/screen/app.ts';
import { useFormats } from '../../shared/format/useFormats.ts';
import { amountSpan } from './amountSpan.ts';

/** "$10.00 to $25.00", "800 points" or "from $5.00": a reward's amounts in a table. */
export function RewardPrice({ reward }: { readonly reward: RewardPrice_reward$key }) {
  const intl = useIntl();
  const { brand } = useApp();
  const { pay, points } = useFormats();
  const { type, amounts, minimum, maximum } = useFragment(
    graphql`
      fragment RewardPrice_reward on StaffReward {
        type
        amounts
        minimum
        maximum
      }
    `,
    reward,
  );
  const known = REWARD_TYPES.find((each) => each === type);
  const text = known !== undefined && hasFaceValue({ type: known }, brand.pointsPerUnit) ? pay : points;
  const { lowest, highest } = amountSpan({ amounts, minimum, maximum });
  if (highest === null)
    return intl.formatMessage({ id: 'internalRewards.amount.from' }, { lowest: text(lowest) });
  return highest === lowest
    ? text(lowest)
    : intl.formatMessage(
        { id: 'internalRewards.amount.span' },
        { lowest: text(lowest), highest: text(highest) },
      );
}
