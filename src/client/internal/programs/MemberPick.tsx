import Checkbox from '@mui/material/Checkbox';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import type {
  MemberPick_members$data,
  MemberPick_members$key,
} from '../../../../codegen/relay/MemberPick_members.graphql.ts';
import { internalVerdict } from '../../../domain/session/internalGate.ts';
import { staffPaths } from '../../platform/navigation/staffPaths.ts';
import { useApp } from '../../platform/screen/app.ts';
import { useSession } from '../../platform/session/useSession.ts';
import { CheckboxField } from '../shared/form/CheckboxField.tsx';
import { RowLink } from '../shared/list/RowLink.tsx';
import { StaffGrid } from '../shared/list/StaffGrid.tsx';
import { useListView } from '../shared/list/useListView.ts';
import { useStaffTimes } from '../shared/values/useStaffTimes.ts';
import { enrolledOrders } from './programLoader.ts';

type Row = MemberPick_members$data['edges'][number]['node'];

interface MemberPickProps {
  readonly members: MemberPick_members$key;
  readonly caption: string;
  readonly chosen: readonly string[];
  readonly onChosen: (chosen: readonly string[]) => void;
  /** Replaces the rows when there are no members at all. */
  readonly empty: string;
}

/** A list of members with checkboxes. */
export function MemberPick({ members: key, caption, chosen, onChosen, empty }: MemberPickProps) {
  const intl = useIntl();
  const app = useApp();
  const times = useStaffTimes();
  const { visitor } = useSession();
  const { query } = useListView();
  const { edges } = useFragment(
    graphql`
      fragment MemberPick_members on MemberRecordConnection {
        edges {
          node {
            id
            name
            email
            postalCode
            connection {
              enrolledAt
            }
          }
        }
      }
    `,
    key,
  );
  const rows = edges.map(({ node }) => node);
  const text = (id: string, values?: Record<string, string>) => intl.formatMessage({ id }, values);
  const none = text('internalPrograms.enroll.unknown');
  const all = rows.length > 0 && rows.every(({ id }) => chosen.includes(id));
  // Selected in another search.
  const others = chosen.filter((each) => rows.every(({ id }) => id !== each));
  const address = ({ id, email }: Row) => {
    const to = staffPaths.internalMember(id);
    return internalVerdict(visitor, to) === 'open' ? <RowLink to={to}>{email}</RowLink> : email;
  };
  return (
    <>
      {rows.length > 1 && (
        <CheckboxField
          label={<FormattedMessage id="internalPrograms.enroll.chooseAll" values={{ count: rows.length }} />}
          checked={all}
          onChange={(checked) => onChosen([...others, ...(checked ? rows.map(({ id }) => id) : [])])}
        />
      )}
      <StaffGrid<Row>
        caption={caption}
        rowKey={({ id }) => id}
        rows={rows}
        sortable={enrolledOrders}
        columns={[
          {
            key: 'choose',
            header: text('internalPrograms.enroll.choose'),
            place: 'choice',
            cell: ({ id, email }) => (
              <Checkbox
                size="small"
                slotProps={{
                  input: { 'aria-label': text('internalPrograms.enroll.chooseOne', { email }) },
                }}
                checked={chosen.includes(id)}
                onChange={() =>
                  onChosen(chosen.includes(id) ? chosen.filter((each) => each !== id) : [...chosen, id])
                }
              />
            ),
          },
          {
            key: 'email',
            header: text('internalPrograms.enroll.email'),
            rowHeader: true,
            cell: address,
          },
          {
            key: 'member',
            header: text('internalPrograms.field.name'),
            cell: ({ name }) => name ?? none,
          },
          {
            key: 'code',
            header: text('internalPrograms.enroll.postalCode'),
            cell: ({ postalCode }) => postalCode ?? none,
          },
          {
            key: 'enrolled',
            header: text('internalPrograms.enroll.since'),
            cell: ({ connection }) =>
              connection?.enrolledAt == null ? none : times.shortDay(connection.enrolledAt, app.zone),
          },
        ]}
        empty={query.has('q') ? <FormattedMessage id="internal.list.nothing" /> : empty}
      />
    </>
  );
}
