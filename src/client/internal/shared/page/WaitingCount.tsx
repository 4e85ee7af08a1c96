import { Suspense, use } from 'react';
import { useIntl } from 'react-intl';
import { usePreloadedQuery, type PreloadedQuery } from 'react-relay/hooks';
import { useLocation } from 'react-router-dom';
import type { waitingQuery as Query } from '../../../../../codegen/relay/waitingQuery.graphql.ts';
import { QuietBoundary } from '../../../shared/billboards/QuietBoundary.tsx';
import { countOf, Waiting, waitingQuery, type CountedTool } from './waiting.ts';
import styles from './WaitingCount.module.css';

/** More than these are "99+", for which there is a place from the start. */
const MOST = 99;

/** How much waits in a tool, beside its name. */
export function WaitingCount({ tool }: { readonly tool: CountedTool }) {
  const waiting = use(Waiting);
  const { key: page } = useLocation();
  return (
    <span className={styles['place']}>
      {waiting !== null && (
        <QuietBoundary page={page}>
          {() => (
            <Suspense fallback={null}>
              <Count tool={tool} waiting={waiting} />
            </Suspense>
          )}
        </QuietBoundary>
      )}
    </span>
  );
}

function Count({ tool, waiting }: { readonly tool: CountedTool; readonly waiting: PreloadedQuery<Query> }) {
  const intl = useIntl();
  const count = countOf(tool, usePreloadedQuery<Query>(waitingQuery, waiting).staff);
  if (count === 0) return null;
  return (
    <>
      <span className="visually-hidden">
        {intl.formatMessage({ id: `internal.nav.${tool}.count` }, { count })}
      </span>
      <span className={styles['count']} aria-hidden="true">
        {count > MOST ? `${MOST}+` : count}
      </span>
    </>
  );
}
