import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, usePaginationFragment } from 'react-relay/hooks';
import type { FriendsPageQuery } from '../../../../codegen/relay/FriendsPageQuery.graphql.ts';
import type { Friends_viewer$key } from '../../../../codegen/relay/Friends_viewer.graphql.ts';
import { greetingName } from '../../../domain/signup/personName.ts';
import { useNow } from '../../platform/clock/useNow.ts';
import { useOpenPages } from '../../platform/navigation/useOpenPages.ts';
import { useApp } from '../../platform/screen/app.ts';
import { useFormats } from '../../shared/format/useFormats.ts';
import { Badge, type Tone } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { UserIcon } from '../../ui/icons/navIcons.tsx';
import { InviteIllustration } from '../../ui/illustrations/emptyStates.tsx';
import { List, ListItem, Tile, type TileTone } from '../../ui/List.tsx';

const TONES: Readonly<Record<string, Tone>> = {
  CONNECTED: 'brand',
  EARNED: 'saved',
  PAID: 'saved',
  DISCONNECTED: 'warn',
};
const TILES: Readonly<Record<string, TileTone>> = { EARNED: 'saved', PAID: 'saved', NOT_COUNTED: 'quiet' };

/** Friends who joined with the member's link, and their progress. */
export function Friends({ viewer }: { readonly viewer: Friends_viewer$key }) {
  const intl = useIntl();
  const now = useNow(60_000);
  const { zone } = useApp();
  const { onDay, pay } = useFormats();
  const pages = usePaginationFragment<FriendsPageQuery, Friends_viewer$key>(
    graphql`
      fragment Friends_viewer on Viewer
      @refetchable(queryName: "FriendsPageQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 20 }, cursor: { type: "String" }) {
        referrals {
          paidFriendCount
          earnedPoints
          friends(first: $count, after: $cursor) @connection(key: "Friends_friends") {
            totalCount
            edges {
              node {
                id
                firstName
                joinedAt
                stage
                points
              }
            }
          }
        }
      }
    `,
    viewer,
  );
  const { referrals } = pages.data;
  const { more } = useOpenPages('friends', referrals?.friends.edges.length ?? 0, pages, 20);
  if (referrals == null) return null;
  const { paidFriendCount, earnedPoints, friends } = referrals;
  const title = <FormattedMessage id="invite.friends.title" />;
  if (friends.totalCount === 0)
    return (
      <Card title={title} titleId="invite-friends">
        <EmptyState illustration={<InviteIllustration />}>
          <FormattedMessage id="invite.friends.none" />
        </EmptyState>
      </Card>
    );
  return (
    <section className="stack" aria-labelledby="invite-friends">
      <div className="stack stack-tight">
        <h2 id="invite-friends">{title}</h2>
        <p className="muted">
          <FormattedMessage
            id="invite.friends.sum"
            values={{ count: friends.totalCount, paid: paidFriendCount, pay: pay(earnedPoints) }}
          />
        </p>
      </div>
      <Card flush>
        <List>
          {friends.edges.map(({ node: { id, firstName, joinedAt, stage, points } }) => {
            const at = new Date(joinedAt);
            return (
              <ListItem
                key={id}
                start={
                  <Tile tone={TILES[stage] ?? 'brand'}>
                    <UserIcon />
                  </Tile>
                }
                title={
                  <span className="row row-apart">
                    {greetingName(firstName) || intl.formatMessage({ id: 'invite.friends.unnamed' })}
                    {stage === 'PAID' ? (
                      <span className="number">
                        <FormattedMessage id="invite.friends.earned" values={{ pay: pay(points ?? 0) }} />
                      </span>
                    ) : (
                      <Badge tone={TONES[stage] ?? 'plain'}>
                        <FormattedMessage id={`invite.stage.${stage}`} />
                      </Badge>
                    )}
                  </span>
                }
                detail={
                  <FormattedMessage
                    id={`invite.next.${stage}`}
                    values={{ day: onDay({ startsAt: at, endsAt: at, timeZone: zone }, now) }}
                  />
                }
              />
            );
          })}
        </List>
      </Card>
      {more !== undefined && (
        <div className="row">
          <Button look="secondary" busy={pages.isLoadingNext} onClick={more}>
            <FormattedMessage id="invite.friends.more" />
          </Button>
        </div>
      )}
    </section>
  );
}
