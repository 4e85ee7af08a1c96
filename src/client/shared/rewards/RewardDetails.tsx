import { FormattedMessage } from 'react-intl';
import type { Reward } from '../../../../codegen/rest/types.ts';
import { useApp } from '../../platform/screen/app.ts';
import { Disclosure } from '../../ui/Disclosure.tsx';
import { outside } from '../../ui/outside.tsx';
import { Availability } from './Availability.tsx';
import { RewardPicture } from './RewardPicture.tsx';
import styles from './rewards.module.css';

interface RewardDetailsProps {
  readonly reward: Reward;
  /** The home's zone. */
  readonly timeZone: string;
}

/** A reward's details, beside the order form; a prize's with the brand's prize rules (BRD-22). */
export function RewardDetails({ reward, timeZone }: RewardDetailsProps) {
  const app = useApp();
  return (
    <div className="stack">
      <RewardPicture type={reward.type} url={reward.picture_url} large />
      <Availability reward={reward} timeZone={timeZone} />
      <p className={styles['words']}>{reward.text}</p>
      {reward.terms !== '' && (
        <Disclosure summary={<FormattedMessage id="rewards.terms" />}>
          <p className={styles['words']}>{reward.terms}</p>
        </Disclosure>
      )}
      {reward.type === 'PRIZE' && (
        <p className="small">
          {outside(app.brand.prizeRulesUrl)(<FormattedMessage id="rewards.prizeRules" />)}
        </p>
      )}
    </div>
  );
}
