import { FormattedMessage } from 'react-intl';
import { graphql, useFragment, usePreloadedQuery } from 'react-relay/hooks';
import { useSuspenseRestQuery } from '../../platform/cache/useRestQuery.ts';
import { paths } from '../../platform/navigation/paths.ts';
import { useApp } from '../../platform/screen/app.ts';
import { useScreenData } from '../../platform/screen/screen.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { EmptyWalletIllustration } from '../../ui/illustrations/areas.tsx';
import { cx } from '../../ui/cx.ts';
import { List } from '../../ui/List.tsx';
import type { Movements_viewer$key } from '../../../../codegen/relay/Movements_viewer.graphql.ts';
import type { walletLoaderQuery as WalletLoaderQuery } from '../../../../codegen/relay/walletLoaderQuery.graphql.ts';
import { ApplianceMovement } from './ApplianceMovement.tsx';
import { Movement } from './Movement.tsx';
import styles from './wallet.module.css';
import { walletLoaderQuery } from './walletLoader.ts';
import type { loader } from './walletLoader.ts';
import { latestResults } from './walletQueries.ts';

/** Every movement with its cause: event results, latest first, then the points for joining. */
export function Movements() {
  const app = useApp();
  const { viewer } = usePreloadedQuery<WalletLoaderQuery>(
    walletLoaderQuery,
    useScreenData<typeof loader>().wallet,
  );
  const { applianceInventory } = useFragment<Movements_viewer$key>(
    graphql`
      fragment Movements_viewer on Viewer {
        applianceInventory {
          wattsAwarded
        }
      }
    `,
    viewer,
  );
  const applianceWatts = applianceInventory?.wattsAwarded ?? 0;
  const { reductionEvent } = app.brand.words;
  const { data } = useSuspenseRestQuery(latestResults(app));
  if (data.events.length === 0 && applianceWatts === 0) {
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
    <section className={cx('stack', styles['movements'])} aria-labelledby="movements">
      <h2 id="movements">
        <FormattedMessage id="wallet.movements" />
      </h2>
      <Card flush>
        <List>
          {data.events.map((event) => (
            <Movement key={event.id} event={event} />
          ))}
          {applianceWatts > 0 && data.next_cursor === null && <ApplianceMovement watts={applianceWatts} />}
        </List>
      </Card>
      {data.next_cursor !== null && (
        <div className="row row-center">
          <ButtonLink to={paths.events({ show: 'results' })} look="secondary" small>
            <FormattedMessage id="wallet.more" values={{ count: data.total }} />
          </ButtonLink>
        </div>
      )}
    </section>
  );
}
