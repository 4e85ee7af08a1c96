import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import { useLocation } from 'react-router-dom';
import type { ProgramMembers_candidates$key } from '../../../../codegen/relay/ProgramMembers_candidates.graphql.ts';
import type { ProgramMembers_members$key } from '../../../../codegen/relay/ProgramMembers_members.graphql.ts';
import type { ProgramMembers_programs$key } from '../../../../codegen/relay/ProgramMembers_programs.graphql.ts';
import { Button } from '../../ui/Button.tsx';
import { FilterLinks } from '../../ui/FilterLinks.tsx';
import { SelectField } from '../shared/form/SelectField.tsx';
import { ListSearch } from '../shared/list/ListSearch.tsx';
import { ListFoot, ListTools } from '../shared/list/ListTools.tsx';
import { SaveList } from '../shared/list/SaveList.tsx';
import { useListKeys } from '../shared/list/useListKeys.ts';
import { useListView } from '../shared/list/useListView.ts';
import { useStaffList } from '../shared/list/useStaffList.ts';
import { Panel } from '../shared/page/Panel.tsx';
import { EnrollDialog, type Going } from './EnrollDialog.tsx';
import { MemberPick } from './MemberPick.tsx';

interface ProgramMembersProps {
  readonly program: ProgramMembers_members$key & ProgramMembers_candidates$key;
  readonly programs: ProgramMembers_programs$key;
}

const enrolledMembers = graphql`
  fragment ProgramMembers_members on Program
  @refetchable(queryName: "ProgramMembersPageQuery")
  @argumentDefinitions(
    count: { type: "Int", defaultValue: 50 }
    cursor: { type: "String" }
    search: { type: "String" }
    orderBy: { type: "MemberRecordOrder" }
  ) {
    id
    name
    active
    utility {
      id
    }
    members(first: $count, after: $cursor, search: $search, orderBy: $orderBy)
      @connection(key: "ProgramMembers_members", filters: ["search", "orderBy"]) {
      totalCount
      edges {
        node {
          email
          name
          postalCode
          connection {
            enrolledAt
          }
        }
      }
      ...MemberPick_members
    }
  }
`;

const candidateMembers = graphql`
  fragment ProgramMembers_candidates on Program
  @refetchable(queryName: "ProgramCandidatesPageQuery")
  @argumentDefinitions(
    count: { type: "Int", defaultValue: 50 }
    cursor: { type: "String" }
    search: { type: "String" }
    orderBy: { type: "MemberRecordOrder" }
  ) {
    candidates(first: $count, after: $cursor, search: $search, orderBy: $orderBy)
      @connection(key: "ProgramMembers_candidates", filters: ["search", "orderBy"]) {
      totalCount
      edges {
        node {
          email
          name
          postalCode
          connection {
            enrolledAt
          }
        }
      }
      ...MemberPick_members
    }
  }
`;

type Tab = 'members' | 'candidates';
interface Selection {
  readonly tab: Tab;
  readonly ids: readonly string[];
}

/** Up to this many members can be selected at a time. */
const MOST = 200;

/** The program's members and candidates, with the actions to enrol or move them. */
export function ProgramMembers({ program, programs: programsKey }: ProgramMembersProps) {
  const intl = useIntl();
  const { pathname } = useLocation();
  const view = useListView();
  const list = useListKeys();
  const [selection, setSelection] = useState<Selection>({ tab: 'members', ids: [] });
  const [target, setTarget] = useState('');
  const [going, setGoing] = useState<Going | null>(null);
  const membersKey: ProgramMembers_members$key = program;
  const enrolled = useStaffList(enrolledMembers, membersKey, (data) => data.members);
  const candidatesKey: ProgramMembers_candidates$key = program;
  const offered = useStaffList(candidateMembers, candidatesKey, (data) => data.candidates);
  const { edges } = useFragment(
    graphql`
      fragment ProgramMembers_programs on ProgramConnection {
        edges {
          node {
            id
            name
            active
            utility {
              id
            }
          }
        }
      }
    `,
    programsKey,
  );
  const { id, name, active, utility, members } = enrolled.data;
  const { candidates } = offered.data;
  const isOffer = view.query.get('members') === 'candidates';
  const here = isOffer ? 'candidates' : 'members';
  // What was selected on the other tab calls for the other action.
  const chosen = selection.tab === here ? selection.ids : [];
  const shown = isOffer ? offered : enrolled;
  const others = edges.flatMap(({ node }) =>
    node.id !== id && node.active && node.utility.id === utility.id ? [node] : [],
  );
  const goal = others.find((each) => each.id === target);
  const text = (part: string) => intl.formatMessage({ id: `internalPrograms.enroll.${part}` });
  const close = () => setGoing(null);
  const go = () => {
    if (isOffer) setGoing({ to: { id, name }, from: null, memberIds: chosen });
    else if (goal !== undefined) setGoing({ to: goal, from: { id, name }, memberIds: chosen });
  };
  const tab = (key: Tab, count: number) => ({
    to: key === 'members' ? pathname : `${pathname}?members=candidates`,
    label: text(`tab.${key}`),
    active: key === here,
    count,
  });
  return (
    <Panel title={<FormattedMessage id="internalPrograms.field.members" />}>
      <div ref={list} className="stack">
        <FilterLinks
          label={text('filter')}
          links={[tab('members', members.totalCount), tab('candidates', candidates.totalCount)]}
        />
        <p className="muted small">{text(`lead.${here}`)}</p>
        <ListTools>
          <ListSearch label={text('search')} />
          {shown.total > 0 && (
            <SaveList
              file={{
                name: isOffer ? 'program-candidates' : 'program-members',
                cells: {
                  email: ({ email }) => email,
                  name: ({ name: own }) => own,
                  postal_code: ({ postalCode }) => postalCode,
                  enrolled: ({ connection }) => connection?.enrolledAt,
                },
              }}
              readAll={shown.readAll}
            />
          )}
        </ListTools>
        <MemberPick
          key={here}
          caption={text(`tab.${here}`)}
          members={isOffer ? candidates : members}
          chosen={chosen}
          onChosen={(ids) => setSelection({ tab: here, ids })}
          empty={text(`none.${here}`)}
        />
        {chosen.length > 0 && (
          <div className="row" role="group" aria-label={text('act')}>
            {!isOffer && others.length > 0 && (
              <SelectField
                label={text('target')}
                prompt={text('chooseTarget')}
                options={others.map((each) => ({ value: each.id, label: each.name }))}
                value={goal?.id ?? ''}
                onChange={setTarget}
              />
            )}
            {!isOffer && others.length === 0 ? (
              <p className="muted small">{text('noTarget')}</p>
            ) : (
              <Button
                onClick={go}
                disabled={chosen.length > MOST || (isOffer ? !active : goal === undefined)}
              >
                <FormattedMessage
                  id={`internalPrograms.enroll.go.${isOffer ? 'enroll' : 'move'}`}
                  values={{ count: chosen.length }}
                />
              </Button>
            )}
            {isOffer && !active && <p className="muted small">{text('inactive')}</p>}
            {chosen.length > MOST && (
              <p className="muted small">
                <FormattedMessage id="internalPrograms.enroll.tooMany" values={{ most: MOST }} />
              </p>
            )}
          </div>
        )}
        <ListFoot
          shown={shown.rows.length}
          total={shown.total}
          busy={shown.busy}
          onMore={shown.onMore}
          keys={['move', 'open', 'search']}
        />
      </div>
      <EnrollDialog
        going={going}
        onClose={close}
        onDone={() => {
          setSelection({ tab: here, ids: [] });
          close();
        }}
      />
    </Panel>
  );
}
