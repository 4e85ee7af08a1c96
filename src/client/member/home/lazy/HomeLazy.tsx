import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { usePreloadedQuery } from 'react-relay/hooks';
import { useToldOnHome } from '../../../shared/home/useToldOnHome.ts';
import { useNextStep } from '../../../shared/nextStep/useNextStep.ts';
import { PlacementCard } from '../../../shared/placements/PlacementCard.tsx';
import { PlacementForYou } from '../../../shared/placements/PlacementForYou.tsx';
import { PlacementGoal } from '../../../shared/placements/PlacementGoal.tsx';
import { PlacementPromo } from '../../../shared/placements/PlacementPromo.tsx';
import { PlacementSlot } from '../../../shared/placements/PlacementSlot.tsx';
import { PlacementTip } from '../../../shared/placements/PlacementTip.tsx';
import { pcePlacements } from '../../../shared/placements/PcePlacements.ts';
import { useIsOn } from '../../../platform/features/useFeature.ts';
import { useScreenData } from '../../../platform/screen/screen.ts';
import type { loader } from '../homeLoader.ts';
import { Reports } from './Reports.tsx';
import type { PcePlacements } from '../../../../../codegen/relay/PcePlacements.graphql.ts';

/** What is below the member's own figures: suggestions, reports, promotions. */
export function HomeLazy() {
  const tipsId = useId();
  const isOn = useIsOn();
  const { viewer } = usePreloadedQuery<PcePlacements>(pcePlacements, useScreenData<typeof loader>().places);
  const step = useNextStep();
  const told = [...useToldOnHome().paths, ...(step === null ? [] : [step.path])];
  const places = isOn('dashboard_placements') ? viewer.placements : [];
  return (
    <div className="stack">
      <PlacementSlot placements={places} name="DashboardTakeAction" form={PlacementCard} told={told} />
      <PlacementSlot placements={places} name="DashboardSavingsGoalPromo" form={PlacementGoal} told={told} />
      <PlacementSlot placements={places} name="DashboardForYouCard" form={PlacementForYou} told={told} />
      <Reports load={isOn('dashboard_load_report')} rates={isOn('dashboard_rate_plan')} />
      <PlacementSlot
        placements={places}
        name="DashboardWaysToSave"
        form={PlacementTip}
        told={told}
        frame={(tips) => (
          <section className="card tips" aria-labelledby={tipsId}>
            <div className="stack">
              <h2 id={tipsId}>
                <FormattedMessage id="homeMore.waysToSave" />
              </h2>
              {tips}
            </div>
          </section>
        )}
      />
      <PlacementSlot placements={places} name="DashboardPromo" form={PlacementPromo} told={told} />
    </div>
  );
}
