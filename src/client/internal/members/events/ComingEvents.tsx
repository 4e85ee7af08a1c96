import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import type {
  ComingEvents_member$data,
  ComingEvents_member$key,
} from '../../../../../codegen/relay/ComingEvents_member.graphql.ts';
import { NoWrap } from '../../shared/list/NoWrap.tsx';
import { CompleteList } from '../../shared/list/CompleteList.tsx';
import { useMayDo } from '../../shared/members/useMayDo.ts';
import { useStaffTimes } from '../../shared/values/useStaffTimes.ts';
import { AnswerEvent } from './AnswerEvent.tsx';
import { EventDay } from './EventDay.tsx';

type Row = ComingEvents_member$data['comingEvents'][number];

/** The events that a member is asked to, or is in, with what staff do on their request. */
export function ComingEvents({ member: key }: { readonly member: ComingEvents_member$key }) {
  const intl = useIntl();
  const times = useStaffTimes();
  const mayDo = useMayDo();
  const { id, comingEvents } = useFragment(
    graphql`
      fragment ComingEvents_member on MemberRecord {
        id
        comingEvents {
          eventId
          programName
          timeZone
          startAt
          endAt
          opt
          mayJoin
          mayLeave
        }
      }
    `,
    key,
  );
  const text = (of: string) => intl.formatMessage({ id: of });
  const day = ({ startAt, timeZone }: Row) => times.shortDay(startAt, timeZone);
  const hours = ({ startAt, endAt, timeZone }: Row) => times.hours(startAt, endAt, timeZone);
  return (
    <CompleteList<Row>
      title={text('internalMember.coming')}
      file="coming-events"
      rows={comingEvents}
      rowKey={({ eventId }) => eventId}
      columns={[
        {
          key: 'day',
          header: text('internalEvents.field.day'),
          rowHeader: true,
          by: ({ startAt }) => startAt,
          value: day,
          cell: (row) => <EventDay event={row} />,
        },
        {
          key: 'hours',
          header: text('internalEvents.field.hours'),
          value: hours,
          cell: (row) => <NoWrap>{hours(row)}</NoWrap>,
        },
        {
          key: 'program',
          header: text('internalEvents.field.program'),
          secondary: true,
          value: ({ programName }) => programName,
        },
        {
          key: 'opt',
          header: text('internalEvents.field.opt'),
          value: ({ opt }) => text(`internalEvents.opt.${opt}`),
        },
      ]}
      {...(mayDo('answerEvent') && {
        actions: {
          header: text('internalMember.coming.change'),
          cell: ({ eventId, mayJoin, mayLeave }) => (
            <AnswerEvent id={id} eventId={eventId} mayJoin={mayJoin} mayLeave={mayLeave} />
          ),
        },
      })}
      empty={text('internalMember.coming.none')}
    />
  );
}
