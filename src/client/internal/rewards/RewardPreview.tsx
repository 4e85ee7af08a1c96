import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { RewardDraft } from '../../../domain/rewards/checkReward.ts';
import { bounds } from '../../../domain/rewards/denomination.ts';
import { useApp } from '../../platform/screen/app.ts';
import { AmountChoice } from '../../shared/rewards/AmountChoice.tsx';
import { RewardCard } from '../../shared/rewards/RewardCard.tsx';
import { RewardDetails } from '../../shared/rewards/RewardDetails.tsx';
import { toDenominationRule } from '../../shared/rewards/rewardRule.ts';
import { Panel } from '../shared/page/Panel.tsx';
import { asMembersSeeIt } from './asMembersSeeIt.ts';
import styles from '../shared/form/Editor.module.css';

interface RewardPreviewProps {
  readonly draft: RewardDraft;
  readonly pictureUrl: string | null;
}

/** The reward as members will see it, while it is being typed. */
export function RewardPreview({ draft, pictureUrl }: RewardPreviewProps) {
  const intl = useIntl();
  const { brand, zone } = useApp();
  const [amount, setAmount] = useState('');
  const [locale = 'en-US'] = brand.locales;
  const { title, text, terms } = draft.texts[locale] ?? { title: '', text: '', terms: '' };
  const { reward, isPriced } = asMembersSeeIt(draft, {
    title: title.trim() === '' ? intl.formatMessage({ id: 'internalRewards.preview.untitled' }) : title,
    text,
    terms,
    pictureUrl,
  });
  return (
    <Panel title={<FormattedMessage id="internalRewards.preview.title" />}>
      <div className="stack">
        <p className="small muted">
          <FormattedMessage id="internalRewards.preview.card" />
        </p>
        <div className={styles['shelf']}>
          <ul>
            <RewardCard
              reward={reward}
              timeZone={zone}
              to={null}
              {...(isPriced
                ? {}
                : { price: intl.formatMessage({ id: 'internalRewards.preview.noAmounts' }) })}
            />
          </ul>
        </div>
        <p className="small muted">
          <FormattedMessage id="internalRewards.preview.page" />
        </p>
        <div className="stack stack-tight">
          <p className="small muted">
            <FormattedMessage id={`rewards.type.${reward.type}`} />
          </p>
          <p className={styles['title']}>{reward.title}</p>
          <RewardDetails reward={reward} timeZone={zone} />
        </div>
        {isPriced && (
          <AmountChoice
            rule={toDenominationRule(reward.denomination)}
            balance={bounds(toDenominationRule(reward.denomination), 0).highest}
            value={amount}
            error={undefined}
            onChange={setAmount}
          />
        )}
      </div>
    </Panel>
  );
}
