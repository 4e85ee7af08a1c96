import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import type { HelpTopic } from '../../../../domain/brands/types.ts';
import type { HomeEntry } from '../../../../domain/home/homeList.ts';
import type { ConnectionTurn } from '../../../../domain/utility/connectionState.ts';
import type {
  ConnectionAction,
  ConnectionActionKey,
  DisplayStatus,
} from '../../../../domain/utility/connectionWords.ts';
import { ConnectionActions } from '../../../shared/utility/ConnectionActions.tsx';
import { ConnectionSentence } from '../../../shared/utility/ConnectionSentence.tsx';
import { StatusBadge } from '../../../shared/utility/StatusBadge.tsx';
import type { ConnectionSummary } from '../../../shared/utility/connectionSummary.ts';
import { useApp } from '../../../platform/screen/app.ts';
import { ClockIcon } from '../../../ui/icons/objectIcons.tsx';
import { Tile } from '../../../ui/List.tsx';
import { HomeRow, HomeRowParts } from '../HomeRow.tsx';
import type { SetupLazy_step$key } from '../../../../../codegen/relay/SetupLazy_step.graphql.ts';
import type {
  SetupLazy_home$data,
  SetupLazy_home$key,
} from '../../../../../codegen/relay/SetupLazy_home.graphql.ts';

const STATUSES: Readonly<Record<string, DisplayStatus>> = {
  PENDING: 'Pending',
  CONNECTED: 'Connected',
  INELIGIBLE: 'Ineligible',
  ISSUE: 'Issue',
};

const WAIT = (
  <Tile>
    <ClockIcon />
  </Tile>
);

export interface SetupLazyProps {
  readonly entry: Extract<HomeEntry, { readonly kind: 'connection' | 'step' }>;
  readonly home: SetupLazy_home$key & SetupLazy_step$key;
  readonly leading: boolean;
}

/** A newcomer's step, or the connection where there is something to say; a home that is set up loads none of it. */
export function SetupLazy({ entry, home, leading }: SetupLazyProps) {
  return entry.kind === 'connection' ? (
    <Connection home={home} leading={leading} />
  ) : (
    <Step step={entry} home={home} leading={leading} />
  );
}

interface StepProps extends Omit<SetupLazyProps, 'entry'> {
  readonly step: Extract<HomeEntry, { readonly kind: 'step' }>;
}

function Step({ step: { key, status, path }, home, leading }: StepProps) {
  const { words } = useApp().brand;
  const { takingPart } = useFragment<SetupLazy_step$key>(
    graphql`
      fragment SetupLazy_step on HomeSummary {
        takingPart {
          can
        }
      }
    `,
    home,
  );
  const isDone = status === 'COMPLETE';
  return (
    <HomeRow
      sign={isDone ? 'done' : status === 'IN_PROGRESS' ? WAIT : 'open'}
      title={
        <FormattedMessage id={`home.setup.${key}`} values={{ event: words.reductionEvent.withArticle }} />
      }
      detail={
        <FormattedMessage
          id={`home.setup.${key}.${isDone ? 'done' : 'text'}`}
          values={{ can: takingPart.can }}
        />
      }
      path={path}
      go={leading ? <FormattedMessage id={`home.setup.${key}.go`} /> : undefined}
    />
  );
}

/** The connection in the words of Settings, with the first of its actions. */
function Connection({ home: key, leading }: Omit<SetupLazyProps, 'entry'>) {
  const home = useFragment(
    graphql`
      fragment SetupLazy_home on HomeSummary {
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
  const connection = connectionSummary(home);
  if (connection === null) return null;
  const { sentence, turn, actions } = connection;
  const isNew = sentence === 'message.connect';
  return (
    <HomeRowParts
      sign={turn === 'MEMBER' ? (isNew ? 'open' : 'warn') : WAIT}
      title={
        <>
          <span className="strong">
            <FormattedMessage id={isNew ? 'home.setup.UTILITY' : 'connection.title'} />
          </span>
          {!isNew && <StatusBadge connection={connection} />}
        </>
      }
      detail={<ConnectionSentence connection={connection} />}
      go={
        actions.length > 0 ? (
          <ConnectionActions actions={actions.slice(0, 1)} leading={leading} small />
        ) : undefined
      }
    />
  );
}

function connectionSummary({ utility, timeZone }: SetupLazy_home$data): ConnectionSummary | null {
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
