import { isOnItsWay } from '../../../../domain/utility/onItsWay.ts';
import type { Obstacle } from '../../../../domain/utility/takingPart.ts';
import { Suspense, useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import {
  graphql,
  useFragment,
  usePreloadedQuery,
  useQueryLoader,
  type PreloadedQuery,
} from 'react-relay/hooks';
import type { NextBestAction } from '../../../../../codegen/rest/types.ts';
import { Messages } from '../../../shared/messages/Messages.tsx';
import { PartBoundary } from '../../../shared/PartBoundary.tsx';
import { PlacementBanner } from '../../../shared/placements/PlacementBanner.tsx';
import { PlacementSlot } from '../../../shared/placements/PlacementSlot.tsx';
import { HOME_PLACES, pcePlacements } from '../../../shared/placements/PcePlacements.ts';
import { AwayNotice } from '../../../shared/vacation/AwayNotice.tsx';
import { useIsOn } from '../../../platform/features/useFeature.ts';
import { paths } from '../../../platform/navigation/paths.ts';
import { useApp } from '../../../platform/screen/app.ts';
import { freshPolicy } from '../../../platform/screen/preload.ts';
import { useScreenData } from '../../../platform/screen/screen.ts';
import { Card } from '../../../ui/Card.tsx';
import { EnergyIcon } from '../../../ui/icons/navIcons.tsx';
import { List, ListItem, Tile } from '../../../ui/List.tsx';
import { Skeleton, SkeletonRegion } from '../../../ui/Skeleton.tsx';
import { homeLoaderQuery, type loader } from '../homeLoader.ts';
import { MoreForYou } from './MoreForYou.tsx';
import { useNextStep } from './useNextStep.ts';
import type { HomeLazy_viewer$key } from '../../../../../codegen/relay/HomeLazy_viewer.graphql.ts';
import type { HomeLazyQuery } from '../../../../../codegen/relay/HomeLazyQuery.graphql.ts';
import type { homeLoaderQuery as HomeLoaderQuery } from '../../../../../codegen/relay/homeLoaderQuery.graphql.ts';
import type { PcePlacements } from '../../../../../codegen/relay/PcePlacements.graphql.ts';

const homeLazyQuery = graphql`
  query HomeLazyQuery($load: Boolean!, $rates: Boolean!, $invites: Boolean!) {
    viewer {
      ...MoreForYou_viewer @arguments(load: $load, rates: $rates, invites: $invites)
    }
  }
`;

const NO_PLACES: typeof HOME_PLACES = [];

/**
 * What is below the member's own figures: vacation, news, then offers by their worth. Loaded when the member scrolls
 * near, and shown when all of it is here, so that nothing moves.
 */
export function HomeLazy() {
  const app = useApp();
  const isOn = useIsOn();
  const names = isOn('dashboard_placements') ? HOME_PLACES : NO_PLACES;
  const load = isOn('dashboard_load_report');
  const rates = isOn('dashboard_rate_plan');
  const invites = isOn('referrals_invite');
  const [places, askPlaces] = useQueryLoader<PcePlacements>(pcePlacements);
  const [reports, askReports] = useQueryLoader<HomeLazyQuery>(homeLazyQuery);
  useEffect(() => {
    askPlaces({ names }, { fetchPolicy: freshPolicy(app, pcePlacements, { names }) });
    const wanted = { load, rates, invites };
    askReports(wanted, { fetchPolicy: freshPolicy(app, homeLazyQuery, wanted) });
  }, [app, askPlaces, askReports, names, load, rates, invites]);
  const { next, isWaiting } = useNextStep();
  if (places == null || reports == null || isWaiting) return <Waiting />;
  const retry = () => {
    askPlaces({ names }, { fetchPolicy: 'network-only' });
    askReports({ load, rates, invites }, { fetchPolicy: 'network-only' });
  };
  return (
    <PartBoundary onRetry={retry}>
      <Suspense fallback={<Waiting />}>
        <Loaded places={places} reports={reports} next={next} />
      </Suspense>
    </PartBoundary>
  );
}

interface LoadedProps {
  readonly places: PreloadedQuery<PcePlacements>;
  readonly reports: PreloadedQuery<HomeLazyQuery>;
  readonly next: NextBestAction | null;
}

function Loaded({ places, reports, next }: LoadedProps) {
  const { placements } = usePreloadedQuery<PcePlacements>(pcePlacements, places).viewer;
  const { viewer } = usePreloadedQuery<HomeLazyQuery>(homeLazyQuery, reports);
  const home = usePreloadedQuery<HomeLoaderQuery>(homeLoaderQuery, useScreenData<typeof loader>().home);
  const { uiAttributes, home: summary } = useFragment<HomeLazy_viewer$key>(
    graphql`
      fragment HomeLazy_viewer on Viewer {
        uiAttributes {
          dashboardQuitCarbonSectionSeen
        }
        home {
          nextEvent {
            vacation {
              __typename
            }
          }
          standing {
            tier
          }
          utility {
            turn
          }
          meterData {
            hasReadings
          }
          takingPart {
            why
          }
        }
      }
    `,
    home.viewer,
  );
  const isOn = useIsOn();
  // Marked as seen when rendered, but shown until the end of the visit.
  const [isFirstVisit] = useState((uiAttributes?.dashboardQuitCarbonSectionSeen ?? 0) === 0);
  const isConnected = summary?.utility?.turn === 'NOBODY';
  return (
    <div className="stack">
      {/* A next event during the vacation already says so. */}
      {summary?.nextEvent?.vacation == null && <AwayNotice />}
      <PlacementSlot placements={placements} name="DashboardAnnouncementBanner" form={PlacementBanner} />
      <Messages most={2} />
      {summary?.meterData.hasReadings === true && isOn('energy_page') && <EnergyRow />}
      <MoreForYou
        placements={placements}
        viewer={viewer}
        next={next}
        isConnected={isConnected}
        quitsCarbon={
          isFirstVisit &&
          summary?.standing.tier === 'Carbon' &&
          isOnItsWay({ why: (summary.takingPart.why ?? null) as Obstacle | null }) &&
          isOn('dashboard_quit_carbon')
        }
      />
    </div>
  );
}

/** The way to `/energy` on a phone, whose navigation has no room for it. */
function EnergyRow() {
  return (
    <Card flush>
      <List>
        <ListItem
          start={
            <Tile>
              <EnergyIcon />
            </Tile>
          }
          title={<FormattedMessage id="homeMore.energy" />}
          detail={<FormattedMessage id="homeMore.energy.text" />}
          to={paths.energy()}
        />
      </List>
    </Card>
  );
}

function Waiting() {
  const intl = useIntl();
  return (
    <SkeletonRegion label={intl.formatMessage({ id: 'homeMore.loading' })}>
      <Skeleton height={640} look="card" />
    </SkeletonRegion>
  );
}
