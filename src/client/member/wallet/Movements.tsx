import { Suspense, useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { useSuspenseRestQuery } from '../../platform/cache/useRestQuery.ts';
import { MOST_PAGES } from '../../platform/navigation/pagesShown.ts';
import { paths } from '../../platform/navigation/paths.ts';
import { useFocusPage } from '../../platform/navigation/useFocusPage.ts';
import { useApp } from '../../platform/screen/app.ts';
import { PartBoundary } from '../../shared/PartBoundary.tsx';
import { ButtonAnchor } from '../../ui/ButtonAnchor.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { List } from '../../ui/List.tsx';
import { DownloadIcon } from '../../ui/icons/toolIcons.tsx';
import { EmptyWalletIllustration } from '../../ui/illustrations/emptyStates.tsx';
import type { Wallet } from '../../../../codegen/rest/types.ts';
import { MovementRow } from './MovementRow.tsx';
import { RowsSkeleton } from './WalletSkeletons.tsx';
import { soughtEntry, walletPage } from './walletQueries.ts';

/** Number of movements shown at first; the rest shows on request. */
const LATEST = 6;

/** A list of up to this many is shown whole. */
const LATEST_WHOLE = 8;

interface MovementsProps {
  /** The wallet with its first page of movements. */
  readonly wallet: Wallet;
  /** How many pages are open. */
  readonly pages: number;
  /** Only the latest movements of the first page, as the address asks for no pages. */
  readonly latestOnly: boolean;
}

/** Every movement with its cause, latest first, and the file with all of them. */
export function Movements({ wallet, pages, latestOnly }: MovementsProps) {
  const titleId = useId();
  const [query] = useSearchParams();
  const { brand, rest } = useApp();
  const { reductionEvent } = brand.words;
  if (wallet.total === 0) {
    return (
      <Card>
        <EmptyState
          illustration={<EmptyWalletIllustration />}
          title={<FormattedMessage id="wallet.empty.title" />}
          action={
            <ButtonLink to={paths.events()}>
              <FormattedMessage id="wallet.empty.go" values={{ events: reductionEvent.many }} />
            </ButtonLink>
          }
        >
          <FormattedMessage id="wallet.empty.text" values={{ event: reductionEvent.withArticle }} />
        </EmptyState>
      </Card>
    );
  }
  return (
    <section className="stack" aria-labelledby={titleId}>
      <div className="row row-apart">
        <h2 id={titleId}>
          <FormattedMessage id="wallet.movements" />
        </h2>
        <ButtonAnchor
          href={rest.address('/api/v2/wallet/movements?format=csv')}
          download
          look="quiet"
          small
          icon={<DownloadIcon size={20} />}
        >
          <FormattedMessage id="wallet.csv" />
        </ButtonAnchor>
      </div>
      <Page wallet={wallet} page={1} pages={pages} latestOnly={latestOnly} sought={soughtEntry(query)} />
    </section>
  );
}

interface PageProps extends MovementsProps {
  readonly page: number;
  /** The movement that a link led to, until its page is open. */
  readonly sought: string | null;
}

/** A page of movements, followed by the next page or the link to it. */
function Page({ wallet, page, pages, latestOnly, sought }: PageProps) {
  const focusPage = useFocusPage();
  const { movements, next_cursor: next } = wallet;
  const stillSought = movements.some(({ id }) => id === sought) ? null : sought;
  const isCut = latestOnly && sought === null && movements.length > LATEST_WHOLE;
  const goesOn = !isCut && (page < pages || (stillSought !== null && page < MOST_PAGES));
  const hasMore = isCut || (next !== null && !goesOn);
  const nextPages = isCut ? page : page + 1;
  const firstNew = page === 1 ? LATEST : 0;
  return (
    <>
      <Card flush>
        <List>
          {(isCut ? movements.slice(0, LATEST) : movements).map((movement, index) => (
            <MovementRow
              key={movement.id}
              movement={movement}
              timeZone={wallet.time_zone}
              takesFocus={index === firstNew && focusPage === page}
              isSought={movement.id === sought}
            />
          ))}
        </List>
      </Card>
      {next !== null && goesOn && (
        <PartBoundary>
          <Suspense fallback={<RowsSkeleton rows={3} />}>
            <NextPage after={next} page={page + 1} pages={pages} latestOnly={false} sought={stillSought} />
          </Suspense>
        </PartBoundary>
      )}
      {hasMore && (
        <div className="row">
          <ButtonLink
            to={paths.wallet({ pages: nextPages })}
            look="secondary"
            replace
            state={{ keepScroll: true, focusPage: nextPages }}
          >
            <FormattedMessage id="wallet.more" />
          </ButtonLink>
        </div>
      )}
    </>
  );
}

function NextPage({ after, ...place }: Omit<PageProps, 'wallet'> & { readonly after: string }) {
  const { data } = useSuspenseRestQuery(walletPage(useApp(), after));
  return <Page wallet={data} {...place} />;
}
