import { useSuspenseQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { paths } from '../../platform/navigation/paths.ts';
import { useApp } from '../../platform/screen/app.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { EmptyWalletIllustration } from '../../ui/illustrations/areas.tsx';
import { cx } from '../../ui/cx.ts';
import { List } from '../../ui/List.tsx';
import { Movement } from './Movement.tsx';
import styles from './wallet.module.css';
import { latestResults } from './walletQueries.ts';

/** Every movement with its cause, latest first. */
export function Movements() {
  const app = useApp();
  const { reductionEvent } = app.brand.words;
  const { data } = useSuspenseQuery(latestResults(app));
  if (data.events.length === 0) {
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
