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
import { SelectField } from '../shared/form/SelectField.tsx';
import { useAmount } from '../shared/values/useAmount.ts';
import { useMonthName } from '../shared/values/useMonthName.ts';
import { shownState } from './statementViews.ts';
import { StatementPreview } from './StatementPreview.tsx';
import { useStatementTitle } from './useStatementTitle.ts';
import { useStaffTimes } from '../shared/values/useStaffTimes.ts';

/** Chosen instead of a month. */
const POINTS_ONLY = 'points';

/** What the utility owes for a month and pays members itself: the next statement, and those that were made. */
export function Statements({ program: key }: { readonly program: Statements_program$key }) {
  const intl = useIntl();
  const times = useStaffTimes();
  const monthName = useMonthName();
  const amount = useAmount();
  const title = useStatementTitle();
  const [asking, setAsking] = useState(false);
  const [chosen, setChosen] = useState('');
  const { id, timeZone, utility, openStatement, statementMonths, statements } = useFragment(
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
        statementMonths {
          month
          number
        }
        statements {
          month
          corrects
          amount
          currency
          overdueDays
          state
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
              ...Billing_program
              history {
                ...History_entries
              }
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
  const text = (name: string, values = {}) =>
    intl.formatMessage({ id: `internalPrograms.statements.${name}` }, values);
  const line = (points: number, count: number) => text('line', { points, count });
  const open = openStatement ?? { memberCount: 0, points: 0 };
  const isPointsOnly = chosen === POINTS_ONLY;
  const options = [
    ...(openStatement == null || open.memberCount === 0
      ? []
      : [{ value: POINTS_ONLY, label: text('pointsOnly') }]),
    ...statementMonths.map(({ month, number }) => ({
      value: month,
      label:
        number == null
          ? monthName(`${month}-01`)
          : text('monthBilled', { month: monthName(`${month}-01`), number }),
    })),
  ];
  const isCorrection = statementMonths.some(({ month, number }) => month === chosen && number != null);
  const save = (reason: string) =>
    write(
      { input: { programId: id, month: isPointsOnly ? null : chosen, reason } },
      { done: () => text('done'), onSaved: () => setAsking(false) },
    );
  return (
    <div className="stack">
      <p className="small muted">{text('lead')}</p>
      {openStatement != null && <Facts facts={[[text('open'), line(open.points, open.memberCount)]]} />}
      {options.length > 0 ? (
        <>
          <SelectField
            label={text('what')}
            prompt={text('choose')}
            options={options}
            value={chosen}
            onChange={setChosen}
          />
          <div className="row">
            <Button
              look="secondary"
              disabled={!options.some(({ value }) => value === chosen)}
              onClick={() => {
                forgetRefusal();
                setAsking(true);
              }}
            >
              {text('make')}
            </Button>
          </div>
        </>
      ) : (
        <p className="muted">{text('noMonths')}</p>
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
                  {title({ number: made.number, corrects: made.corrects, amount: made.amount })}
                </Link>
              }
              detail={[
                times.stamp(made.madeAt, timeZone),
                ...(made.month == null
                  ? []
                  : [
                      monthName(`${made.month}-01`),
                      amount(made.amount, made.currency),
                      text(`state.${shownState({ state: made.state, overdueDays: made.overdueDays })}`, {
                        count: made.overdueDays,
                        number: made.corrects ?? 0,
                      }),
                    ]),
                ...(made.memberCount === 0 ? [] : [line(made.points, made.memberCount)]),
              ].join(' · ')}
            />
          ))}
        </List>
      )}
      <ReviewDialog
        open={asking}
        title={text('make')}
        effects={[
          ...(isCorrection || open.memberCount === 0
            ? []
            : [
                <FormattedMessage
                  key="members"
                  id="internalPrograms.statements.effect"
                  values={{ count: open.memberCount, utility: utility.name }}
                />,
              ]),
          <FormattedMessage key="final" id="internalPrograms.statements.final" />,
        ]}
        confirm={text('make')}
        busy={busy}
        refusal={refusal}
        onConfirm={save}
        onClose={() => setAsking(false)}
        onReload={reload}
      >
        {!isPointsOnly && <StatementPreview programId={id} month={chosen} />}
      </ReviewDialog>
    </div>
  );
}
