import { Suspense, useId, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { useSuspenseRestQuery } from '../../platform/cache/useRestQuery.ts';
import { pagesShown } from '../../platform/navigation/pagesShown.ts';
import { paths } from '../../platform/navigation/paths.ts';
import { useDocumentTitle } from '../../platform/navigation/useDocumentTitle.ts';
import { useFocusPage } from '../../platform/navigation/useFocusPage.ts';
import { useApp } from '../../platform/screen/app.ts';
import { PartBoundary } from '../../shared/PartBoundary.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { MailIcon } from '../../ui/icons/objectIcons.tsx';
import { List, Tile } from '../../ui/List.tsx';
import { PageHeading } from '../../ui/page/PageHeading.tsx';
import { Skeleton, SkeletonRegion } from '../../ui/Skeleton.tsx';
import { AllReadButton } from './AllReadButton.tsx';
import { inboxPage } from './inboxQueries.ts';
import { MessageRow } from './MessageRow.tsx';
import styles from './inbox.module.css';

/** `/inbox`: everything we sent the member in the last 90 days, newest first. */
export default function InboxScreen() {
  const intl = useIntl();
  const titleId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const [query] = useSearchParams();
  useDocumentTitle(intl.formatMessage({ id: 'inbox.title' }));
  return (
    <div className="stack">
      <PageHeading lead={<FormattedMessage id="inbox.lead" />}>
        <FormattedMessage id="inbox.title" />
      </PageHeading>
      <section className="stack" aria-labelledby={titleId}>
        <div className={`row row-apart ${styles['head'] ?? ''}`}>
          <h2 id={titleId} ref={title} tabIndex={-1}>
            <FormattedMessage id="inbox.days" />
          </h2>
          <AllReadButton onDone={() => title.current?.focus()} />
        </div>
        <PartBoundary>
          <Suspense fallback={<RowsSkeleton />}>
            <Page after={null} page={1} pages={pagesShown(query)} />
          </Suspense>
        </PartBoundary>
      </section>
    </div>
  );
}

interface PageProps {
  /** The cursor of the page before; null: the first one. */
  readonly after: string | null;
  readonly page: number;
  /** How many pages are open. */
  readonly pages: number;
}

/** A page of messages, followed by the next page or the link to it. */
function Page({ after, page, pages }: PageProps) {
  const intl = useIntl();
  const focusPage = useFocusPage();
  const {
    messages,
    next_cursor: next,
    time_zone: timeZone,
  } = useSuspenseRestQuery(inboxPage(useApp(), after)).data;
  if (messages.length === 0 && page === 1) return <NothingYet />;
  return (
    <>
      <Card flush>
        <List label={intl.formatMessage({ id: 'inbox.page' }, { page })}>
          {messages.map((message, index) => (
            <MessageRow
              key={message.id}
              message={message}
              timeZone={timeZone}
              takesFocus={index === 0 && focusPage === page}
            />
          ))}
        </List>
      </Card>
      {next !== null && page < pages && (
        <PartBoundary>
          <Suspense fallback={<RowsSkeleton />}>
            <Page after={next} page={page + 1} pages={pages} />
          </Suspense>
        </PartBoundary>
      )}
      {next !== null && page >= pages && (
        <div className="row">
          <ButtonLink
            to={paths.inbox({ pages: page + 1 })}
            look="secondary"
            replace
            state={{ keepScroll: true, focusPage: page + 1 }}
          >
            <FormattedMessage id="inbox.more" />
          </ButtonLink>
        </div>
      )}
    </>
  );
}

function NothingYet() {
  return (
    <Card>
      <div className="row">
        <Tile tone="quiet">
          <MailIcon />
        </Tile>
        <p className="muted grow">
          <FormattedMessage id="inbox.empty" />
        </p>
      </div>
    </Card>
  );
}

function RowsSkeleton() {
  const intl = useIntl();
  return (
    <SkeletonRegion label={intl.formatMessage({ id: 'inbox.loading' })}>
      <Card flush>
        {Array.from({ length: 5 }, (_row, index) => (
          <div key={index} className="list-item">
            <Skeleton height={44} />
          </div>
        ))}
      </Card>
    </SkeletonRegion>
  );
}
