import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import { PlacementSlot } from '../../shared/placements/PlacementSlot.tsx';
import { HomeUtility } from '../../shared/utility/HomeUtility.tsx';
import { useIsOn } from '../../platform/features/useFeature.ts';
import { useApp } from '../../platform/screen/app.ts';
import { BalanceCard } from './BalanceCard.tsx';
import { LastResult } from './LastResult.tsx';
import { MeterHint } from './MeterHint.tsx';
import { NextEvent } from './NextEvent.tsx';
import { SetupSteps } from './SetupSteps.tsx';
import { StandingCard } from './StandingCard.tsx';
import type { HomeContent_home$data, HomeContent_home$key } from '../../../../codegen/relay/HomeContent_home.graphql.ts';

/** Places above the member's own figures, and below them. */
const ABOVE = ['DashboardAnnouncementBanner', 'DashboardHero', 'DashboardTakeAction'];

/** The next event first; then what the last one brought; then where the member stands; then everything else. HOM-07: the widgets have keys. */
export function HomeContent({ home: key }: { readonly home: HomeContent_home$key }) {
  const { words } = useApp().brand;
  const isOn = useIsOn();
  const home = useFragment(
    graphql`
      fragment HomeContent_home on HomeSummary {
        greetingName
        ...NextEvent_home
        ...LastResult_home
        ...SetupSteps_home
        ...MeterHint_home
        standing {
          ...StandingCard_standing
        }
        balance {
          ...BalanceCard_balance
        }
        placements(
          names: [
            DashboardAnnouncementBanner
            DashboardHero
            DashboardTakeAction
            DashboardForYouCard
            DashboardSavingsGoalPromo
            DashboardWaysToSave
            DashboardPromo
          ]
        ) {
          name
          ...PlacementSlot_placement
        }
      }
    `,
    key,
  );
  return (
    <div className="stack">
      <h1 tabIndex={-1}>
        <FormattedMessage
          id={home.greetingName === '' ? 'home.greetingNobody' : 'home.greeting'}
          values={{ greeting: words.tone.greeting, name: home.greetingName }}
        />
      </h1>
      <NextEvent home={home} />
      <MeterHint home={home} />
      {isOn('dashboard_setup_steps') && <SetupSteps home={home} />}
      {isOn('dashboard_placements') && <Slots home={home} above />}
      {isOn('dashboard_last_result') && <LastResult home={home} />}
      <div className="pair">
        {isOn('dashboard_standing') && <StandingCard standing={home.standing} />}
        {isOn('dashboard_balance') && <BalanceCard balance={home.balance} />}
      </div>
      <HomeUtility />
      {isOn('dashboard_placements') && <Slots home={home} above={false} />}
    </div>
  );
}

function Slots({ home, above }: { readonly home: HomeContent_home$data; readonly above: boolean }) {
  return home.placements
    .filter(({ name }) => ABOVE.includes(name) === above)
    .map((placement) => <PlacementSlot key={placement.name} placement={placement} />);
}
