import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import type { HelpTopic } from '../../../../domain/brands/types.ts';
import type { ConnectionTurn } from '../../../../domain/utility/connectionState.ts';
import type {
  ConnectionAction,
  ConnectionActionKey,
  DisplayStatus,
} from '../../../../domain/utility/connectionWords.ts';
import { ConnectionActions } from '../../../shared/utility/ConnectionActions.tsx';
import { ConnectionSentence } from '../../../shared/utility/ConnectionSentence.tsx';
import { StatusBadge } from '../../../shared/utility/StatusBadge.tsx';
import type { ToldConnection } from '../../../shared/utility/toldConnection.ts';
import { HomeRow } from '../HomeRow.tsx';
import type {
  ConnectionLazy_home$data,
  ConnectionLazy_home$key,
} from '../../../../../codegen/relay/ConnectionLazy_home.graphql.ts';

const STATUSES: Readonly<Record<string, DisplayStatus>> = {
  PENDING: 'Pending',
  CONNECTED: 'Connected',
  INELIGIBLE: 'Ineligible',
  ISSUE: 'Issue',
};

export interface ConnectionLazyProps {
  readonly home: ConnectionLazy_home$key;
  readonly leading: boolean;
}

/** The connection in the words of Settings, with the first of its actions; loaded only where there is something to say. */
export function ConnectionLazy({ home: key, leading }: ConnectionLazyProps) {
  const home = useFragment(
    graphql`
      fragment ConnectionLazy_home on HomeSummary {
        timeZone
        utility {
          status
          sentence
          turn
          actions {
            key
            path
            helpTopic
          }
          utilityName
          outageToo
          outageEndAt
        }
      }
    `,
    key,
  );
  const connection = toldConnection(home);
  if (connection === null) return null;
  const { sentence, turn, actions } = connection;
  const isNew = sentence === 'message.connect';
  return (
    <HomeRow
      sign={turn === 'MEMBER' ? (isNew ? 'open' : 'warn') : 'wait'}
      title={
        <>
          <span className="strong">
            <FormattedMessage id={isNew ? 'home.setup.UTILITY' : 'connection.title'} />
          </span>
          {!isNew && <StatusBadge connection={connection} />}
        </>
      }
      detail={<ConnectionSentence connection={connection} />}
      go={actions.length > 0 && <ConnectionActions actions={actions.slice(0, 1)} leading={leading} small />}
    />
  );
}

function toldConnection({ utility, timeZone }: ConnectionLazy_home$data): ToldConnection | null {
  if (utility == null) return null;
  const { status, sentence, turn, actions, utilityName, outageToo, outageEndAt } = utility;
  return {
    sentence,
    turn: turn as ConnectionTurn,
    outageToo,
    status: STATUSES[status] ?? 'Issue',
    actions: actions.map(({ key, path, helpTopic }): ConnectionAction => ({
      key: key as ConnectionActionKey,
      target: path == null ? { kind: 'help', topic: helpTopic as HelpTopic } : { kind: 'page', path },
    })),
    utilityName: utilityName ?? null,
    outageEndAt: outageEndAt ?? null,
    timeZone,
  };
}
