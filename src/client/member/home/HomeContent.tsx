import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import { LazySection } from '../../shared/LazySection.tsx';
import { useIsOn, useVariation } from '../../platform/features/useFeature.ts';
import { useApp } from '../../platform/screen/app.ts';
import { cx } from '../../ui/cx.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { HomeList } from './HomeList.tsx';
import { LastResult } from './LastResult.tsx';
import { NextEvent } from './NextEvent.tsx';
import { StandingCard } from './StandingCard.tsx';
import styles from './Home.module.css';
import type { HomeContent_home$key } from '../../../../codegen/relay/HomeContent_home.graphql.ts';

const loadMore = async () => (await import('./lazy/HomeLazy.tsx')).HomeLazy;

/**
 * The next event first, then the last result, then what needs the member, then standing and money, then everything
 * else. HOM-07: the widgets have keys; a variation moves the standing up.
 */
export function HomeContent({ home: key }: { readonly home: HomeContent_home$key }) {
  const { words } = useApp().brand;
  const isOn = useIsOn();
  const standingPlace = useVariation('dashboard_standing');
  const home = useFragment(
    graphql`
      fragment HomeContent_home on HomeSummary {
        greetingName
        ...NextEvent_home
        ...LastResult_home
        ...HomeList_home
        ...StandingCard_home
      }
    `,
    key,
  );
  const standing = (
    <StandingCard
      home={home}
      shows={{ standing: isOn('dashboard_standing'), balance: isOn('dashboard_balance') }}
    />
  );
  return (
    <div className={cx('columns', styles['home'])}>
      <h1 className="columns-whole" tabIndex={-1}>
        <FormattedMessage
          id={home.greetingName === '' ? 'home.greetingNobody' : 'home.greeting'}
          values={{ greeting: words.tone.greeting, name: home.greetingName }}
        />
      </h1>
      <div className="stack">
        {standingPlace === 'lead' && standing}
        <NextEvent home={home} />
        {isOn('dashboard_last_result') && <LastResult home={home} />}
      </div>
      <div className={cx('stack', styles['side'])}>
        {standingPlace === 'first' && standing}
        <HomeList home={home} />
        {standingPlace === null && standing}
      </div>
      <div className="columns-whole">
        <LazySection name="HomeLazy" load={loadMore}>
          <Skeleton height={640} look="card" />
        </LazySection>
      </div>
    </div>
  );
}
