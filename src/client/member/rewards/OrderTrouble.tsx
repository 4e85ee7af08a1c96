import { FormattedMessage } from 'react-intl';
import type { Reward } from '../../../../codegen/rest/types.ts';
import { paths } from '../../platform/navigation/paths.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { useRewardWords } from '../../shared/rewards/useRewardWords.ts';

/** Why an order wasn't placed; `before` is the reward as the member saw it. */
export type Trouble =
  | { readonly code: 'SOLD_OUT' | 'REWARD_ENDED' | 'NOT_ENOUGH_POINTS' }
  | { readonly code: 'REWARD_CHANGED'; readonly before: Reward };

interface OrderTroubleProps {
  readonly trouble: Trouble;
  /** As it is now. */
  readonly reward: Reward;
}

/** What changed between viewing and ordering, and what to do next. No points were taken. */
export function OrderTrouble({ trouble, reward }: OrderTroubleProps) {
  const isGone = trouble.code === 'SOLD_OUT' || trouble.code === 'REWARD_ENDED';
  return (
    <Notice
      tone="warn"
      role="alert"
      title={<FormattedMessage id={`rewards.trouble.${trouble.code}.title`} />}
    >
      <p>
        <FormattedMessage id={`rewards.trouble.${trouble.code}.text`} />
      </p>
      {trouble.code === 'REWARD_CHANGED' && <Changes before={trouble.before} now={reward} />}
      {isGone && (
        <div className="row">
          <ButtonLink to={paths.rewards()} look="secondary" small>
            <FormattedMessage id="rewards.trouble.others" />
          </ButtonLink>
        </div>
      )}
    </Notice>
  );
}

/** The differences in what the member was shown; nothing until the reward is refetched. */
function Changes({ before, now }: { readonly before: Reward; readonly now: Reward }) {
  const { amounts } = useRewardWords();
  const [then, current] = [amounts(before), amounts(now)];
  return (
    <ul>
      {then !== current && (
        <li>
          <FormattedMessage id="rewards.changed.amounts" values={{ before: then, now: current }} />
        </li>
      )}
      {(['title', 'text', 'terms', 'needs_address', 'ends_at'] as const)
        .filter((fact) => before[fact] !== now[fact])
        .map((fact) => (
          <li key={fact}>
            <FormattedMessage id={`rewards.changed.${fact}`} />
          </li>
        ))}
    </ul>
  );
}
