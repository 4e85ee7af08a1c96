import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import type { ConnectionBadge_connection$key } from '../../../../codegen/relay/ConnectionBadge_connection.graphql.ts';
import { Badge } from '../../ui/Badge.tsx';
import type { Tone } from '../../ui/Badge.tsx';

const tones: Readonly<Record<string, Tone>> = { PENDING: 'brand', CONNECTED: 'saved', ISSUE: 'warn' };

/** A home's utility connection status, worded as its member sees it. */
export function ConnectionBadge({
  connection: key,
}: {
  readonly connection: ConnectionBadge_connection$key;
}) {
  const { status } = useFragment(
    graphql`
      fragment ConnectionBadge_connection on MemberUtility {
        status
      }
    `,
    key,
  );
  return (
    <Badge tone={tones[status] ?? 'plain'}>
      <FormattedMessage id={`internalMembers.connection.${status}`} />
    </Badge>
  );
}
