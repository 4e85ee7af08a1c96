import { Suspense } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { ENERGY_PERIODS } from '../../../domain/energy/periods.ts';
import { useSuspenseRestQuery } from '../../platform/cache/useRestQuery.ts';
import { paths } from '../../platform/navigation/paths.ts';
import { useDocumentTitle } from '../../platform/navigation/useDocumentTitle.ts';
import { useApp } from '../../platform/screen/app.ts';
import { LazySection } from '../../shared/LazySection.tsx';
import { PartBoundary } from '../../shared/PartBoundary.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { FilterLinks } from '../../ui/FilterLinks.tsx';
import { NoReadingsIllustration } from '../../ui/illustrations/emptyStates.tsx';
import { Skeleton, SkeletonRegion } from '../../ui/Skeleton.tsx';
import { COST_HEIGHT, HABITS_HEIGHT } from './cardHeights.ts';
import { comparisonsOf, energyAddress, type EnergyAddress } from './energyAddress.ts';
import { homeEnergy } from './energyQueries.ts';
import { PeriodCard } from './PeriodCard.tsx';

const loadCost = async () => (await import('./CostLazy.tsx')).CostLazy;

const loadHabits = async () => (await import('./HabitsLazy.tsx')).HabitsLazy;

const loadDevices = async () => (await import('./DevicesLazy.tsx')).DevicesLazy;

/** `/energy`: what the home took from the grid and fed into it, by day, week, month and year. */
export default function EnergyScreen() {
  const intl = useIntl();
  const [query] = useSearchParams();
  const address = energyAddress(query);
  useDocumentTitle(intl.formatMessage({ id: 'energy.title' }));
  return (
    <div className="columns">
      <div className="stack columns-whole">
        <h1 tabIndex={-1}>
          <FormattedMessage id="energy.title" />
        </h1>
        <FilterLinks
          label={intl.formatMessage({ id: 'energy.period' })}
          links={ENERGY_PERIODS.map((period) => ({
            to: paths.energy({
              period,
              date: address.date,
              compare: comparisonsOf(period).find((known) => known === address.compare) ?? null,
            }),
            label: intl.formatMessage({ id: `energy.period.${period}` }),
            active: period === address.period,
          }))}
        />
      </div>
      <PartBoundary>
        <Suspense fallback={<Loading />}>
          <EnergyContent address={address} />
        </Suspense>
      </PartBoundary>
    </div>
  );
}

function Loading() {
  const intl = useIntl();
  return (
    <SkeletonRegion label={intl.formatMessage({ id: 'energy.loading' })}>
      <Skeleton height={452} look="card" />
    </SkeletonRegion>
  );
}

function EnergyContent({ address }: { readonly address: EnergyAddress }) {
  const { energy } = useSuspenseRestQuery(homeEnergy(useApp(), address)).data;
  if (energy === null) return <NoReadings />;
  return (
    <>
      <PeriodCard energy={energy} />
      <div className="stack">
        <LazySection name="CostLazy" load={loadCost} props={{ address }}>
          <Skeleton height={COST_HEIGHT[address.period]} look="card" />
        </LazySection>
        <LazySection name="HabitsLazy" load={loadHabits} props={{ address }}>
          <Skeleton height={HABITS_HEIGHT} look="card" />
        </LazySection>
        {/* A device that was connected in the course of the year would seem to use too little of it. */}
        {address.period !== 'year' && (
          <LazySection name="DevicesLazy" load={loadDevices} props={{ address }}>
            <Skeleton height={200} look="card" />
          </LazySection>
        )}
      </div>
    </>
  );
}

function NoReadings() {
  return (
    <Card>
      <EmptyState
        illustration={<NoReadingsIllustration />}
        title={<FormattedMessage id="energy.none.title" />}
        action={
          <ButtonLink to={paths.settings('meter-data')}>
            <FormattedMessage id="energy.none.go" />
          </ButtonLink>
        }
      >
        <FormattedMessage id="energy.none.text" />
      </EmptyState>
    </Card>
  );
}
