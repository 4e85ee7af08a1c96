import { Suspense } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { usePreloadedQuery } from 'react-relay/hooks';
import { useSearchParams } from 'react-router-dom';
import type { PcePlacements } from '../../../../codegen/relay/PcePlacements.graphql.ts';
import type { Offer } from '../../../../codegen/rest/types.ts';
import { useSuspenseRestQuery } from '../../platform/cache/useRestQuery.ts';
import { paths } from '../../platform/navigation/paths.ts';
import { useDocumentTitle } from '../../platform/navigation/useDocumentTitle.ts';
import { useApp } from '../../platform/screen/app.ts';
import { useScreenData } from '../../platform/screen/screen.ts';
import { QuietBoundary } from '../../shared/billboards/QuietBoundary.tsx';
import { OfferAbout } from '../../shared/offers/OfferAbout.tsx';
import { PartBoundary } from '../../shared/PartBoundary.tsx';
import { pcePlacements } from '../../shared/placements/PcePlacements.ts';
import { PlacementCard } from '../../shared/placements/PlacementCard.tsx';
import { PlacementSlot } from '../../shared/placements/PlacementSlot.tsx';
import { BackLink } from '../../ui/BackLink.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { PageHeading } from '../../ui/page/PageHeading.tsx';
import { Skeleton, SkeletonRegion } from '../../ui/Skeleton.tsx';
import { BoughtDevice } from './BoughtDevice.tsx';
import type { loader } from './offerLoader.ts';
import { oneOffer } from './offerQueries.ts';
import { OpenPayment } from './OpenPayment.tsx';
import { PaymentNews } from './PaymentNews.tsx';
import { ReservedOffer } from './ReservedOffer.tsx';
import { ReserveOffer } from './ReserveOffer.tsx';

/** `/device_offer/:id`: a device offer, and the member's next step with it. Source: OFR-06 to OFR-11. */
export default function OfferScreen() {
  const intl = useIntl();
  return (
    <div className="stack">
      <BackLink to={paths.deviceOffer()}>
        <FormattedMessage id="deviceOffers.title" />
      </BackLink>
      <PartBoundary>
        <Suspense
          fallback={
            <SkeletonRegion label={intl.formatMessage({ id: 'deviceOffers.loadingOne' })}>
              <Skeleton width="60%" height={32} />
              <div className="columns">
                <Skeleton height={360} look="card" />
                <Skeleton height={360} look="card" />
              </div>
            </SkeletonRegion>
          }
        >
          <Details />
        </Suspense>
      </PartBoundary>
    </div>
  );
}

function Details() {
  const app = useApp();
  const [query] = useSearchParams();
  const { id } = useScreenData<typeof loader>();
  const { data } = useSuspenseRestQuery(oneOffer(app, id));
  const { offer } = data;
  const { status, title } = offer;
  useDocumentTitle(title);
  const payment = offer.payment?.state;
  const isOpen = status === 'reserved' && (payment === 'open' || payment === 'asked');
  const wasLeft = query.get('payment') === 'cancelled' && status === 'reserved' && !isOpen;
  return (
    <>
      <PageHeading>{title}</PageHeading>
      <div className="columns">
        <div className="stack">
          <OfferAbout offer={offer} />
        </div>
        <div className="stack">
          {wasLeft && (
            <Notice title={<FormattedMessage id="deviceOffers.left.title" />}>
              <p>
                <FormattedMessage id="deviceOffers.left.text" />
              </p>
            </Notice>
          )}
          <PaymentNews offer={offer} />
          {isOpen && <OpenPayment offer={offer} />}
          <NextStep offer={offer} answer={data} />
          <QuietBoundary page={id}>{() => <Promo />}</QuietBoundary>
        </div>
      </div>
    </>
  );
}

interface NextStepProps {
  readonly offer: Offer;
  readonly answer: Parameters<typeof ReservedOffer>[0]['answer'];
}

function NextStep({ offer, answer }: NextStepProps) {
  switch (offer.status) {
    case 'unclaimed':
      return <ReserveOffer offer={offer} />;
    case 'reserved':
      return <ReservedOffer offer={offer} answer={answer} />;
    case 'purchased':
    case 'connected':
      return <BoughtDevice offer={offer} />;
  }
}

/** OFR-10, BAN-38. */
function Promo() {
  const { viewer } = usePreloadedQuery<PcePlacements>(
    pcePlacements,
    useScreenData<typeof loader>().placements,
  );
  return <PlacementSlot placements={viewer.placements} name="OfferDetailsPromo" form={PlacementCard} />;
}
