import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import type { Reward } from '../../../../codegen/rest/types.ts';
import { paths } from '../../platform/navigation/paths.ts';
import { Availability } from './Availability.tsx';
import { RewardPicture } from './RewardPicture.tsx';
import { PointsToGo } from './PointsToGo.tsx';
import { useRewardWords } from './useRewardWords.ts';
import styles from './rewards.module.css';

interface RewardCardProps {
  readonly reward: Reward;
  /** The home's zone. */
  readonly timeZone: string;
  /** Where it leads; null: nowhere, in a preview. */
  readonly to?: string | null;
  /** Instead of its price. */
  readonly price?: string;
}

/** A reward of the catalogue: what it is, from how much, and whether the member can have it now. */
export function RewardCard({ reward, timeZone, to = paths.reward(reward.id), price }: RewardCardProps) {
  const words = useRewardWords();
  const look = `card card-flush ${styles['card'] ?? ''}`;
  const content = (
    <>
      <RewardPicture type={reward.type} url={reward.picture_url} />
      <span className={styles['text']}>
        <span className="small muted">
          <FormattedMessage id={`rewards.type.${reward.type}`} />
        </span>
        <span className="strong">{reward.title}</span>
        <span className="number">{price ?? words.price(reward)}</span>
        {reward.remaining !== 0 && reward.short_points > 0 && (
          <span className="small muted">
            <PointsToGo points={reward.short_points} events={reward.short_events} />
          </span>
        )}
        <Availability reward={reward} timeZone={timeZone} />
      </span>
    </>
  );
  return (
    <li>
      {to === null ? (
        <div className={look}>{content}</div>
      ) : (
        <Link to={to} className={look}>
          {content}
        </Link>
      )}
    </li>
  );
}
