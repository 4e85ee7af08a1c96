import { Suspense } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { usePreloadedQuery } from 'react-relay/hooks';
import type { newRewardLoaderQuery as Query } from '../../../../codegen/relay/newRewardLoaderQuery.graphql.ts';
import type { useProgramChoices_programs$key } from '../../../../codegen/relay/useProgramChoices_programs.graphql.ts';
import { useNow } from '../../platform/clock/useNow.ts';
import { staffPaths } from '../../platform/navigation/staffPaths.ts';
import { useApp } from '../../platform/screen/app.ts';
import { useScreenData } from '../../platform/screen/screen.ts';
import { StaffPage } from '../shared/page/StaffPage.tsx';
import { TableSkeleton } from '../shared/list/TableSkeleton.tsx';
import { useCreateReward } from './createReward.ts';
import { newRewardLoaderQuery, type loader } from './newRewardLoader.ts';
import { RewardEditor } from './RewardEditor.tsx';
import { newReward } from './rewardValues.ts';
import { useProgramChoices } from '../shared/form/useProgramChoices.ts';
import { AFTER_SAVE } from '../shared/form/useUnsaved.ts';

/** `/internal/rewards/new` */
export default function NewRewardScreen() {
  const intl = useIntl();
  return (
    <StaffPage
      title={intl.formatMessage({ id: 'internalRewards.new' })}
      lead={<FormattedMessage id="internalRewards.newLead" />}
      back={{ to: staffPaths.internalRewards(), label: intl.formatMessage({ id: 'internal.nav.rewards' }) }}
    >
      <Suspense fallback={<TableSkeleton />}>
        <Loaded />
      </Suspense>
    </StaffPage>
  );
}

function Loaded() {
  const { staff } = usePreloadedQuery<Query>(newRewardLoaderQuery, useScreenData<typeof loader>().programs);
  return staff?.programs == null ? null : <NewReward programs={staff.programs} />;
}

function NewReward({ programs }: { readonly programs: useProgramChoices_programs$key }) {
  const app = useApp();
  const intl = useIntl();
  const now = useNow(60_000);
  const { write, ...saving } = useCreateReward();
  return (
    <RewardEditor
      start={newReward(now, app.zone)}
      before={null}
      kept={{ startsAt: null, endsAt: null }}
      programs={useProgramChoices(programs)}
      saving={{
        ...saving,
        save: (reward, reason) =>
          write(
            { input: { reward, reason } },
            {
              done: ({ reward: { title } }) => intl.formatMessage({ id: 'internal.saved' }, { name: title }),
              onSaved: ({ reward: { id } }) => app.navigator.go(staffPaths.internalReward(id), AFTER_SAVE),
            },
          ),
      }}
    />
  );
}
