import { Suspense } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Offer } from '../../../../codegen/rest/types.ts';
import { useSuspenseRestQuery } from '../../platform/cache/useRestQuery.ts';
import { paths } from '../../platform/navigation/paths.ts';
import { useDocumentTitle } from '../../platform/navigation/useDocumentTitle.ts';
import { useApp } from '../../platform/screen/app.ts';
import { PartBoundary } from '../../shared/PartBoundary.tsx';
import { BackLink } from '../../ui/BackLink.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { NoDevicesIllustration } from '../../ui/illustrations/emptyStates.tsx';
import { PageHeading } from '../../ui/page/PageHeading.tsx';
import { Skeleton, SkeletonRegion } from '../../ui/Skeleton.tsx';
import { OfferCard } from '../../shared/offers/OfferCard.tsx';
import { offerList } from './offerQueries.ts';
import { SavedCard } from './SavedCard.tsx';
import styles from '../../shared/offers/offers.module.css';

/** `/device_offer`: devices at a special price, and the member's progress with each. Source: OFR-01, OFR-11. */
export default function OffersScreen() {
  const intl = useIntl();
  useDocumentTitle(intl.formatMessage({ id: 'deviceOffers.title' }));
  return (
    <div className="columns">
      <div className="columns-whole stack">
        <BackLink to={paths.rewards()}>
          <FormattedMessage id="deviceOffers.toRewards" />
        </BackLink>
        <PageHeading>
          <FormattedMessage id="deviceOffers.title" />
        </PageHeading>
        <PartBoundary>
          <Suspense fallback={<Loading />}>
            <Offers />
          </Suspense>
        </PartBoundary>
      </div>
    </div>
  );
}

function Loading() {
  const intl = useIntl();
  return (
    <SkeletonRegion label={intl.formatMessage({ id: 'deviceOffers.loading' })}>
      <Skeleton width="70%" height={24} />
      <div className={styles['grid']}>
        {Array.from({ length: 3 }, (_card, index) => (
          <Skeleton key={index} height={300} look="card" />
        ))}
      </div>
    </SkeletonRegion>
  );
}

const isOpen = ({ status }: Offer): boolean => status === 'unclaimed';

function Offers() {
  const { data } = useSuspenseRestQuery(offerList(useApp()));
  const { offers } = data;
  if (offers.length === 0)
    return (
      <Card>
        <EmptyState
          illustration={<NoDevicesIllustration />}
          title={<FormattedMessage id="deviceOffers.empty.title" />}
          action={
            <ButtonLink to={paths.rewards()} look="secondary">
              <FormattedMessage id="deviceOffers.empty.rewards" />
            </ButtonLink>
          }
        >
          <FormattedMessage id="deviceOffers.empty.text" />
        </EmptyState>
      </Card>
    );
  const sections = [
    ['yours', offers.filter((offer) => !isOpen(offer))],
    ['open', offers.filter(isOpen)],
  ] as const;
  return (
    <>
      <p className="muted">
        <FormattedMessage id="deviceOffers.about" />
      </p>
      <div className={styles['sections']}>
        {sections.map(
          ([name, shown]) =>
            shown.length > 0 && (
              <section
                key={name}
                className="stack"
                aria-labelledby={`offers-${name}`}
                data-cards={Math.min(shown.length, 3)}
              >
                <h2 id={`offers-${name}`}>
                  <FormattedMessage id={`deviceOffers.${name}`} />
                </h2>
                <ul className={styles['grid']}>
                  {shown.map((offer) => (
                    <OfferCard key={offer.id} offer={offer} />
                  ))}
                </ul>
              </section>
            ),
        )}
      </div>
      {data.points_per_unit !== null && <SavedCard card={data.card} />}
    </>
  );
}
