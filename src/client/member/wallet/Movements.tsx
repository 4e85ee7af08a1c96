import { FormattedMessage } from 'react-intl';
import { graphql, useFragment, usePreloadedQuery } from 'react-relay/hooks';
import { useSuspenseRestQuery } from '../../platform/cache/useRestQuery.ts';
import { useNow } from '../../platform/clock/useNow.ts';
import { paths } from '../../platform/navigation/paths.ts';
import { useApp } from '../../platform/screen/app.ts';
import { useScreenData } from '../../platform/screen/screen.ts';
import { eventViewOf } from '../../shared/events/eventView.ts';
import { useEventNoun } from '../../shared/events/useEventNoun.ts';
import { useFormats } from '../../shared/format/useFormats.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { List, ListItem, Tile } from '../../ui/List.tsx';
import { cx } from '../../ui/cx.ts';
import { BoltIcon, PlugIcon } from '../../ui/icons/navIcons.tsx';
import { EmptyWalletIllustration } from '../../ui/illustrations/emptyStates.tsx';
import type { Movements_viewer$key } from '../../../../codegen/relay/Movements_viewer.graphql.ts';
import type { walletLoaderQuery as WalletLoaderQuery } from '../../../../codegen/relay/walletLoaderQuery.graphql.ts';
import type { EnergyEvent } from '../../../../codegen/rest/types.ts';
import styles from './wallet.module.css';
import { latestResults, walletLoaderQuery } from './walletLoader.ts';
import type { loader } from './walletLoader.ts';

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

/** What an event paid, with a link to its receipt. An estimate pays nothing and is labelled so. */
function Movement({ event }: { readonly event: EnergyEvent }) {
  const now = useNow(60_000);
  const { day, hours } = useFormats();
  const view = eventViewOf(event);
  const noun = useEventNoun(event.ohmhour_type).one;
  const paid = event.estimate_only ? 0 : (event.total_participation_points ?? 0);
  const kind = event.estimate_only
    ? 'estimate'
    : event.settlement_state === 'RESTATED'
      ? 'restated'
      : 'settled';
  return (
    <ListItem
      to={paths.event(event.id)}
      start={
        <Tile tone={paid > 0 ? 'saved' : 'quiet'}>
          <BoltIcon />
        </Tile>
      }
      title={day(view, now)}
      detail={
        <FormattedMessage
          id={`wallet.${kind}`}
          values={{ event: noun, hours: <span className="nowrap">{hours(view)}</span> }}
        />
      }
      end={<Amount points={paid} />}
    />
  );
}

/** The one-time points for the list of appliances (GQL-14), with a link to the list. */
function ApplianceMovement({ watts }: { readonly watts: number }) {
  const { wattConversionRate: rate } = useApp().brand;
  return (
    <ListItem
      to={paths.signupStep('appliances', { edit: true })}
      start={
        <Tile tone="saved">
          <PlugIcon />
        </Tile>
      }
      title={<FormattedMessage id="wallet.appliances" />}
      detail={<FormattedMessage id="wallet.appliancesText" />}
      end={<Amount points={watts / rate} />}
    />
  );
}

/** A movement's amount, as everywhere else. */
function Amount({ points }: { readonly points: number }) {
  const { pay } = useFormats();
  return (
    <span className={cx('number', 'strong', styles['amount'], points > 0 && styles['more'])}>
      <FormattedMessage id="wallet.amount" values={{ sign: points > 0 ? '+' : '', pay: pay(points) }} />
    </span>
  );
}
