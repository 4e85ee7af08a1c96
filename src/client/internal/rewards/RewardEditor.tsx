import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { RewardInput } from '../../../../codegen/relay/createRewardMutation.graphql.ts';
import { useApp } from '../../platform/screen/app.ts';
import { ItemEditor, type ItemSaving } from '../shared/form/ItemEditor.tsx';
import type { ProgramChoice } from '../shared/form/useProgramChoices.ts';
import { RewardFields } from './RewardFields.tsx';
import { RewardPreview } from './RewardPreview.tsx';
import { readReward, pickTexts, toInput, type KeptTimes, type RewardValues } from './rewardValues.ts';
import { useRewardChanges } from './useRewardChanges.ts';

interface RewardEditorProps {
  /** The form's first state. */
  readonly start: RewardValues;
  /** Null: a new reward. */
  readonly before: RewardValues | null;
  readonly kept: KeptTimes;
  readonly programs: readonly ProgramChoice[];
  readonly saving: ItemSaving<RewardInput>;
  /** Below the form. */
  readonly children?: ReactNode;
}

/** The form, and beside it the reward as members will see it. */
export function RewardEditor({ start, before, kept, programs, saving, children }: RewardEditorProps) {
  const intl = useIntl();
  const { brand, zone } = useApp();
  const changesBetween = useRewardChanges(programs);
  const [first = 'en-US'] = brand.locales;
  return (
    <ItemEditor
      start={start}
      before={before}
      saving={saving}
      words={{
        form: <FormattedMessage id="internalRewards.form" />,
        faulty: <FormattedMessage id="internalRewards.faulty" />,
        fault: (fault) => intl.formatMessage({ id: `internalRewards.fault.${fault}` }),
        reviewNew: intl.formatMessage({ id: 'internalRewards.reviewNew' }),
        create: intl.formatMessage({ id: 'internalRewards.create' }),
      }}
      read={(values) => readReward(values, { zone, locales: brand.locales, kept })}
      changesBetween={changesBetween}
      effects={() => [
        <FormattedMessage
          key="members"
          id={before === null ? 'internalRewards.effect.new' : 'internalRewards.effect.change'}
        />,
      ]}
      nameOf={(values) => pickTexts(values, first).title.trim()}
      toInput={toInput}
      fields={(form) => <RewardFields programs={programs} zone={zone} {...form} />}
      preview={(read, { picture }) => <RewardPreview draft={read.draft} pictureUrl={picture?.url ?? null} />}
    >
      {children}
    </ItemEditor>
  );
}
