import { FormattedMessage, useIntl } from 'react-intl';
import { graphql } from 'react-relay/hooks';
import type {
  MemberMessages_query$data,
  MemberMessages_query$key,
} from '../../../../../codegen/relay/MemberMessages_query.graphql.ts';
import { useApp } from '../../../platform/screen/app.ts';
import { Badge, type Tone } from '../../../ui/Badge.tsx';
import { ListTools } from '../../shared/list/ListTools.tsx';
import { NamedFilter } from '../../shared/list/NamedFilter.tsx';
import { NoWrap } from '../../shared/list/NoWrap.tsx';
import { StaffList } from '../../shared/list/StaffList.tsx';
import { useStaffList } from '../../shared/list/useStaffList.ts';
import { useMayDo } from '../../shared/members/useMayDo.ts';
import { Panel } from '../../shared/page/Panel.tsx';
import { useStaffTimes } from '../../shared/values/useStaffTimes.ts';
import { messageReason } from '../timeline/messageReason.ts';
import { ResendMessage } from './ResendMessage.tsx';
import { MESSAGE_CHANNELS } from './channels.ts';

type Row = NonNullable<
  NonNullable<MemberMessages_query$data['staff']>['memberMessages']
>['edges'][number]['node'];

const TONES: Readonly<Record<string, Tone>> = { SENT: 'saved', DROPPED: 'warn', FAILED: 'error' };

const fragment = graphql`
  fragment MemberMessages_query on Query
  @refetchable(queryName: "MemberMessagesPageQuery")
  @argumentDefinitions(
    id: { type: "ID!" }
    channel: { type: "MemberMessageChannel" }
    count: { type: "Int", defaultValue: 50 }
    cursor: { type: "String" }
  ) {
    staff {
      memberMessages(id: $id, channel: $channel, first: $count, after: $cursor)
        @connection(key: "MemberMessages_memberMessages", filters: ["id", "channel"]) {
        totalCount
        edges {
          node {
            id
            createdAt
            template
            channel
            subject
            state
            reason
            sentAt
            dueAt
            openedAt
            mayBeResent
          }
        }
      }
    }
  }
`;

/** Every mail, text and notification to a member, the latest first, with what became of it and why. */
export function MemberMessages({ query }: { readonly query: MemberMessages_query$key }) {
  const intl = useIntl();
  const { zone } = useApp();
  const times = useStaffTimes();
  const mayDo = useMayDo();
  const list = useStaffList(fragment, query, ({ staff }) => staff?.memberMessages);
  const text = (name: string) => intl.formatMessage({ id: `internalMember.${name}` });
  const own = (name: string, values = {}) =>
    intl.formatMessage({ id: `internalMember.messages.${name}` }, values);
  const state = ({ state: now, dueAt, openedAt }: Row) =>
    now === 'HELD' && dueAt != null
      ? own('state.HELD', { at: times.shortStamp(dueAt, zone) })
      : own(`state.${openedAt == null ? now : 'OPENED'}`);
  const why = ({ reason }: Row) => (reason == null ? '' : messageReason(intl, reason));
  const name = ({ template, subject }: Row) => subject ?? text(`message.${template}`);
  const channel = (row: Row) => text(`channel.${row.channel.toLowerCase()}`);
  return (
    <Panel title={<FormattedMessage id="internalMember.messages" />}>
      <div className="stack">
        <ListTools>
          <NamedFilter
            parameter="kind"
            label={own('filter')}
            all={text('kind.all')}
            options={MESSAGE_CHANNELS.map((value) => ({
              value,
              label: text(`channel.${value.toLowerCase()}`),
            }))}
          />
        </ListTools>
        <StaffList<Row>
          caption={intl.formatMessage({ id: 'internalMember.messages' })}
          rowKey={(row) => row.id}
          list={list}
          file={{
            name: 'messages',
            cells: {
              created: ({ createdAt }) => createdAt,
              message: ({ template }) => template,
              subject: ({ subject }) => subject,
              channel: channel,
              state: state,
              reason: why,
              sent: ({ sentAt }) => sentAt,
            },
          }}
          sortable={{}}
          columns={[
            {
              key: 'created',
              header: text('field.when'),
              rowHeader: true,
              cell: ({ createdAt }) => <NoWrap>{times.shortStamp(createdAt, zone)}</NoWrap>,
            },
            { key: 'message', header: own('field.message'), wraps: true, cell: name },
            { key: 'channel', header: own('field.channel'), cell: channel },
            {
              key: 'state',
              header: own('field.state'),
              place: 'state',
              cell: (row) => <Badge tone={TONES[row.state] ?? 'plain'}>{state(row)}</Badge>,
            },
            { key: 'why', header: own('field.why'), wraps: true, cell: why },
            {
              key: 'sent',
              header: own('field.sent'),
              secondary: true,
              cell: ({ sentAt }) => <NoWrap>{sentAt == null ? '' : times.shortStamp(sentAt, zone)}</NoWrap>,
            },
            ...(mayDo('resendMessage')
              ? [
                  {
                    key: 'again',
                    header: own('again.field'),
                    cell: (row: Row) => row.mayBeResent && <ResendMessage id={row.id} name={name(row)} />,
                  },
                ]
              : []),
          ]}
          none="internalMember.messages.none"
          filters={['kind']}
          keys={['move']}
        />
      </div>
    </Panel>
  );
}
