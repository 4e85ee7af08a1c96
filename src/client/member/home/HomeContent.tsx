import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment, usePreloadedQuery } from 'react-relay/hooks';
import { toldPaths } from '../../../domain/home/homeList.ts';
import { useHomeList } from '../../shared/home/useHomeList.ts';
import { LazySection } from '../../shared/LazySection.tsx';
import { PlacementBanner } from '../../shared/placements/PlacementBanner.tsx';
import { PlacementHero } from '../../shared/placements/PlacementHero.tsx';
import { PlacementSlot } from '../../shared/placements/PlacementSlot.tsx';
import { pcePlacements } from '../../shared/placements/PcePlacements.ts';
import { useIsOn } from '../../platform/features/useFeature.ts';
import { useApp } from '../../platform/screen/app.ts';
import { useScreenData } from '../../platform/screen/screen.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { BalanceCard } from './BalanceCard.tsx';
import { HomeList } from './HomeList.tsx';
import type { loader } from './homeLoader.ts';
import { LastResult } from './LastResult.tsx';
import { NextEvent } from './NextEvent.tsx';
import { StandingCard } from './StandingCard.tsx';
import type { HomeContent_home$key } from '../../../../codegen/relay/HomeContent_home.graphql.ts';
import type { PcePlacements } from '../../../../codegen/relay/PcePlacements.graphql.ts';

const loadQuitCarbon = async () => (await import('./lazy/QuitCarbonLazy.tsx')).QuitCarbonLazy;
const loadNews = async () => (await import('./lazy/NewsLazy.tsx')).NewsLazy;
const loadMore = async () => (await import('./lazy/HomeLazy.tsx')).HomeLazy;

interface HomeContentProps {
  readonly home: HomeContent_home$key;
  /** HOM-05. */
  readonly seenQuitCarbon: boolean;
}

/**
 * The next event first, then the last result, then what needs the member, then tier and streak, then everything else.
 * HOM-07: the widgets have keys.
 */
export function HomeContent({ home: key, seenQuitCarbon }: HomeContentProps) {
  const { words } = useApp().brand;
  const isOn = useIsOn();
  const { viewer } = usePreloadedQuery<PcePlacements>(pcePlacements, useScreenData<typeof loader>().places);
  const home = useFragment(
    graphql`
      fragment HomeContent_home on HomeSummary {
        greetingName
        ...NextEvent_home
        ...LastResult_home
        ...HomeList_home
        ...useHomeList_home
        standing {
          tier
          ...StandingCard_standing
        }
        balance {
          ...BalanceCard_balance
        }
      }
    `,
    key,
  );
  const list = useHomeList(home);
  const told = list === undefined ? [] : toldPaths(list.entries);
  // Marked as seen at once, but shown until the end of the visit.
  const [isFirstVisit] = useState(!seenQuitCarbon);
  const places = isOn('dashboard_placements') ? viewer.placements : [];
  return (
    <div className="columns">
      <h1 className="columns-whole" tabIndex={-1}>
        <FormattedMessage
          id={home.greetingName === '' ? 'home.greetingNobody' : 'home.greeting'}
          values={{ greeting: words.tone.greeting, name: home.greetingName }}
        />
      </h1>
      <div className="stack">
        <NextEvent home={home} />
        {isOn('dashboard_last_result') && <LastResult home={home} />}
        <HomeList home={home} />
        {isFirstVisit && home.standing.tier === 'Carbon' && isOn('dashboard_quit_carbon') && (
          <LazySection name="QuitCarbonLazy" load={loadQuitCarbon}>
            <Skeleton height={318} look="card" />
          </LazySection>
        )}
        <PlacementSlot placements={places} name="DashboardHero" form={PlacementHero} told={told} />
        <PlacementSlot
          placements={places}
          name="DashboardAnnouncementBanner"
          form={PlacementBanner}
          told={told}
        />
      </div>
      <div className="stack">
        <div className="pair">
          {isOn('dashboard_standing') && <StandingCard standing={home.standing} />}
          {isOn('dashboard_balance') && <BalanceCard balance={home.balance} />}
        </div>
      </div>
      <div className="stack columns-whole">
        <LazySection name="NewsLazy" load={loadNews}>
          {null}
        </LazySection>
        <LazySection name="HomeLazy" load={loadMore}>
          <Skeleton height={640} look="card" />
        </LazySection>
      </div>
    </div>
  );
}
