import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import { Link } from 'react-router-dom';
import type { Statements_program$key } from '../../../../codegen/relay/Statements_program.graphql.ts';
import type { StatementsMutation } from '../../../../codegen/relay/StatementsMutation.graphql.ts';
import { staffPaths } from '../../platform/navigation/staffPaths.ts';
import { useRelayWrite } from '../../platform/write/useRelayWrite.ts';
import { Button } from '../../ui/Button.tsx';
import { List, ListItem } from '../../ui/List.tsx';
import { ReviewDialog } from '../shared/review/ReviewDialog.tsx';
import { Facts } from '../shared/values/Facts.tsx';
import { StatementDownload } from './StatementDownload.tsx';
import { useStaffTimes } from '../shared/values/useStaffTimes.ts';

/** What the utility pays members itself: the next statement, and those that were made. */
export function Statements({ program: key }: { readonly program: Statements_program$key }) {
  const intl = useIntl();
  const times = useStaffTimes();
  const [asking, setAsking] = useState(false);
  const { id, timeZone, utility, openStatement, statements } = useFragment(
    graphql`
      fragment Statements_program on Program {
        id
        timeZone
        utility {
          name
        }
        openStatement {
          memberCount
          points
        }
        statements {
          id
          number
          madeAt
          memberCount
          points
        }
      }
    `,
    key,
  );
  const { busy, refusal, forgetRefusal, reload, write } = useRelayWrite<
    StatementsMutation,
    StatementsMutation['response']['makeStatement']
  >(
    graphql`
      mutation StatementsMutation($input: MakeStatementInput!) {
        makeStatement(input: $input) {
          __typename
          ... on ProgramSaved {
            program {
              ...ProgramPage_program
            }
          }
          ... on Refusal {
            ...refusal_parts @alias(as: "refusal")
          }
        }
      }
    `,
    ({ makeStatement }) => makeStatement,
    ['wallet'],
  );
  const text = (name: string) => intl.formatMessage({ id: `internalPrograms.statements.${name}` });
  const line = (points: number, count: number) =>
    intl.formatMessage({ id: 'internalPrograms.statements.line' }, { points, count });
  const open = openStatement ?? { memberCount: 0, points: 0 };
  const save = (reason: string) =>
    write(
      { input: { programId: id, reason } },
      { done: () => text('done'), onSaved: () => setAsking(false) },
    );
  return (
    <div className="stack">
      <p className="small muted">{text('lead')}</p>
      {openStatement != null && (
        <>
          <Facts facts={[[text('open'), line(open.points, open.memberCount)]]} />
          <div className="row">
            <Button
              look="secondary"
              disabled={open.memberCount === 0}
              onClick={() => {
                forgetRefusal();
                setAsking(true);
              }}
            >
              {text('make')}
            </Button>
          </div>
        </>
      )}
      {statements.length === 0 ? (
        <p>{text('none')}</p>
      ) : (
        <List>
          {statements.map((made) => (
            <ListItem
              key={made.id}
              title={
                <Link to={staffPaths.internalStatement(made.id)}>
                  <FormattedMessage id="internalPrograms.statements.one" values={{ number: made.number }} />
                </Link>
              }
              detail={`${times.stamp(made.madeAt, timeZone)} · ${line(made.points, made.memberCount)}`}
              end={<StatementDownload id={made.id} number={made.number} />}
            />
          ))}
        </List>
      )}
      <ReviewDialog
        open={asking}
        title={text('make')}
        effects={[
          <FormattedMessage
            key="members"
            id="internalPrograms.statements.effect"
            values={{ count: open.memberCount, utility: utility.name }}
          />,
          <FormattedMessage key="final" id="internalPrograms.statements.final" />,
        ]}
        confirm={text('make')}
        busy={busy}
        refusal={refusal}
        onConfirm={save}
        onClose={() => setAsking(false)}
        onReload={reload}
      />
    </div>
  );
}
