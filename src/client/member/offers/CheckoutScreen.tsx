import { useEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation, useSearchParams } from 'react-router-dom';
import type { Checkout } from '../../../../codegen/rest/types.ts';
import { refreshSubjects } from '../../platform/cache/refresh.ts';
import { useRestQuery } from '../../platform/cache/useRestQuery.ts';
import { paths } from '../../platform/navigation/paths.ts';
import { useDocumentTitle } from '../../platform/navigation/useDocumentTitle.ts';
import { useApp } from '../../platform/screen/app.ts';
import { RequestFailure } from '../../platform/transport/failure.ts';
import { useFormats } from '../../shared/format/useFormats.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { PageHeading } from '../../ui/page/PageHeading.tsx';
import { Skeleton, SkeletonRegion } from '../../ui/Skeleton.tsx';
import { checkoutVisit } from './offerQueries.ts';
import { useCardPage } from './useCardPage.ts';

/** How often and how many times the card service is polled while a payment is in progress. */
const ASK_AGAIN_MS = 3_000;
const MOST_TIMES = 10;

const isUnderWay = ({ state }: Checkout): boolean => state === 'asked' || state === 'open';

/**
 * `/stripe/checkout/payment` and `/stripe/checkout/setup`: the result of a visit to the card service's page (NAV-47,
 * MKT-14).
 */
export default function CheckoutScreen() {
  const intl = useIntl();
  const { pathname } = useLocation();
  const [query] = useSearchParams();
  const sessionId = query.get('session_id') ?? '';
  const mode = pathname.endsWith('/setup') ? 'setup' : 'payment';
  const title = intl.formatMessage({ id: `deviceOffers.checkout.${mode}` });
  useDocumentTitle(title);
  return (
    <div className="stack">
      <PageHeading>{title}</PageHeading>
      <Card>{sessionId === '' ? <NoVisit mode={mode} /> : <Visit sessionId={sessionId} mode={mode} />}</Card>
    </div>
  );
}

/** A payment, or saving a card. */
type Mode = Checkout['mode'];

function Visit({ sessionId, mode }: { readonly sessionId: string; readonly mode: Mode }) {
  const intl = useIntl();
  const app = useApp();
  const { data, error, failureCount, refetch } = useRestQuery({
    ...checkoutVisit(app, sessionId),
    refetchInterval: ({ state }) =>
      state.data !== undefined && isUnderWay(state.data) && state.dataUpdateCount < MOST_TIMES
        ? ASK_AGAIN_MS
        : false,
  });
  const isDone = data !== undefined && !isUnderWay(data);
  useEffect(() => {
    // The visit itself is settled.
    if (isDone) void refreshSubjects(app, ['wallet', 'rewards']);
  }, [app, isDone]);
  if (data !== undefined) return <Outcome visit={data} onAgain={() => void refetch()} />;
  if (error instanceof RequestFailure && error.status === 404) return <NoVisit mode={mode} />;
  if (failureCount > 0)
    return (
      <div className="stack" role="alert">
        <h2>
          <FormattedMessage id="deviceOffers.checkout.failed.title" />
        </h2>
        <p>
          <FormattedMessage id="deviceOffers.checkout.failed.text" />
        </p>
        <div className="row">
          <Button onClick={() => void refetch()}>
            <FormattedMessage id="deviceOffers.checkout.again" />
          </Button>
        </div>
      </div>
    );
  return (
    <SkeletonRegion label={intl.formatMessage({ id: 'deviceOffers.checkout.loading' })}>
      <Skeleton width="60%" height={28} />
      <Skeleton width="90%" height={24} />
      <Skeleton width="40%" height={44} />
    </SkeletonRegion>
  );
}

/** The page was opened without coming back from the card service, or with another member's visit. */
function NoVisit({ mode }: { readonly mode: Mode }) {
  return (
    <div className="stack">
      <h2>
        <FormattedMessage id="deviceOffers.checkout.none.title" />
      </h2>
      <p>
        <FormattedMessage id={`deviceOffers.checkout.none.${mode}`} />
      </p>
      <div className="row">
        <ButtonLink to={paths.deviceOffer()}>
          <FormattedMessage id="deviceOffers.others" />
        </ButtonLink>
      </div>
    </div>
  );
}

function Outcome({ visit, onAgain }: { readonly visit: Checkout; readonly onAgain: () => void }) {
  const { money } = useFormats();
  const openPage = useCardPage();
  const { mode, state, offer_id: offerId, refund_reason: reason, checkout_url: page } = visit;
  const kind = OUTCOMES[state];
  const id = `deviceOffers.checkout.${mode}.${kind}`;
  const to = offerId === null ? paths.deviceOffer() : paths.deviceOfferDetails(offerId);
  return (
    <div className="stack" role="status">
      <h2>
        <FormattedMessage id={`${id}.title`} />
      </h2>
      <p>
        {kind === 'refunded' && (
          <>
            <FormattedMessage id={`deviceOffers.refund.${reason ?? 'CANCELLED'}`} />{' '}
          </>
        )}
        <FormattedMessage id={`${id}.text`} values={{ amount: money(visit.hundredths) }} />
      </p>
      <div className="row">
        {kind === 'open' && page !== null && (
          <Button onClick={() => openPage(page)}>
            <FormattedMessage id="deviceOffers.checkout.back" />
          </Button>
        )}
        {kind === 'open' && (
          <Button look="secondary" onClick={onAgain}>
            <FormattedMessage id="deviceOffers.checkout.again" />
          </Button>
        )}
        <ButtonLink to={to} look={kind === 'open' ? 'secondary' : 'primary'}>
          <FormattedMessage id={offerId === null ? 'deviceOffers.others' : 'deviceOffers.checkout.see'} />
        </ButtonLink>
      </div>
    </div>
  );
}

const OUTCOMES = {
  asked: 'open',
  open: 'open',
  paid: 'done',
  settled: 'done',
  refunding: 'refunded',
  refunded: 'refunded',
  expired: 'closed',
  refused: 'closed',
} as const satisfies Readonly<Record<Checkout['state'], string>>;
