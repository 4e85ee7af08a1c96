import { FormattedMessage, useIntl } from 'react-intl';
import { usePreloadedQuery } from 'react-relay/hooks';
import type { ownOrdersLoaderQuery as Query } from '../../../../codegen/relay/ownOrdersLoaderQuery.graphql.ts';
import { useNow } from '../../platform/clock/useNow.ts';
import { paths } from '../../platform/navigation/paths.ts';
import { useApp } from '../../platform/screen/app.ts';
import { useScreenData } from '../../platform/screen/screen.ts';
import { useFormats } from '../../shared/format/useFormats.ts';
import { ButtonAnchor } from '../../ui/ButtonAnchor.tsx';
import { GiftIcon } from '../../ui/icons/navIcons.tsx';
import { DownloadIcon } from '../../ui/icons/toolIcons.tsx';
import { ListItem, Tile, type TileTone } from '../../ui/List.tsx';
import { WideList } from '../../ui/WideList.tsx';
import { ListPage } from './ListPage.tsx';
import { NothingYet } from './NothingYet.tsx';
import { ownOrdersLoaderQuery, type loader } from './ownOrdersLoader.ts';
import { useOrderWords } from './useOrderWords.ts';

/** `/rewards/orders`: everything the member ordered, newest first. */
export default function OwnOrdersScreen() {
  const intl = useIntl();
  return (
    <ListPage title={intl.formatMessage({ id: 'orders.all' })}>
      <Orders />
    </ListPage>
  );
}

const TONES: Readonly<Record<string, TileTone>> = {
  DELIVERED: 'saved',
  FAILED: 'warn',
  CANCELLED: 'quiet',
  REPLACED: 'quiet',
  USED: 'quiet',
};

function Orders() {
  const { rest, zone } = useApp();
  const now = useNow(60_000);
  const { day } = useFormats();
  const orderWords = useOrderWords();
  const { orders } = usePreloadedQuery<Query>(
    ownOrdersLoaderQuery,
    useScreenData<typeof loader>().orders,
  ).viewer;
  const newestFirst = orders.toSorted((a, b) => b.placedAt.localeCompare(a.placedAt));
  return (
    <>
      {orders.length === 0 ? (
        <NothingYet what="orders" />
      ) : (
        <WideList>
          {newestFirst.map((order) => {
            const { name, title, stage, price } = orderWords(order);
            const placedAt = new Date(order.placedAt);
            return (
              <ListItem
                key={order.id}
                to={paths.order(order.orderId)}
                start={
                  <Tile tone={TONES[stage] ?? 'brand'}>
                    <GiftIcon />
                  </Tile>
                }
                title={name}
                detail={
                  <>
                    {title}
                    <br />
                    {day({ startsAt: placedAt, endsAt: placedAt, timeZone: zone }, now)}
                  </>
                }
                end={<span className="number">{price}</span>}
              />
            );
          })}
        </WideList>
      )}
      <div className="row">
        <ButtonAnchor
          href={rest.address('/api/v2/marketplace/bonus_export')}
          download
          look="quiet"
          small
          icon={<DownloadIcon size={20} />}
        >
          <FormattedMessage id="orders.bonusExport" />
        </ButtonAnchor>
      </div>
    </>
  );
}
