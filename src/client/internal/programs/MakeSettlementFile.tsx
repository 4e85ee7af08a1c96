import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { fetchQuery, graphql, useFragment, useRelayEnvironment } from 'react-relay/hooks';
import type { MakeSettlementFile_periods$key } from '../../../../codegen/relay/MakeSettlementFile_periods.graphql.ts';
import type { MakeSettlementFileMutation } from '../../../../codegen/relay/MakeSettlementFileMutation.graphql.ts';
import type { settlementFilesLoaderQuery as Query } from '../../../../codegen/relay/settlementFilesLoaderQuery.graphql.ts';
import { useRelayWrite } from '../../platform/write/useRelayWrite.ts';
import { Button } from '../../ui/Button.tsx';
import { SelectField } from '../shared/form/SelectField.tsx';
import styles from './MakeSettlementFile.module.css';
import { ReviewDialog } from '../shared/review/ReviewDialog.tsx';
import { useMonthName } from '../shared/values/useMonthName.ts';
import { useStaffTimes } from '../shared/values/useStaffTimes.ts';
import { settlementFilesLoaderQuery } from './settlementFilesLoader.ts';

/** Chooses a month or an event and has its file made. */
export function MakeSettlementFile({
  program: { id, timeZone },
  periods: key,
}: {
  readonly program: { readonly id: string; readonly timeZone: string };
  readonly periods: MakeSettlementFile_periods$key;
}) {
  const intl = useIntl();
  const times = useStaffTimes();
  const monthName = useMonthName();
  const environment = useRelayEnvironment();
  const [asking, setAsking] = useState(false);
  const [chosen, setChosen] = useState('');
  const events = useFragment(
    graphql`
      fragment MakeSettlementFile_periods on SettlementPeriod @relay(plural: true) {
        eventId
        start
        month
        monthOver
      }
    `,
    key,
  );
  const { busy, refusal, forgetRefusal, reload, write } = useRelayWrite<
    MakeSettlementFileMutation,
    MakeSettlementFileMutation['response']['makeSettlementFile']
  >(
    graphql`
      mutation MakeSettlementFileMutation($input: MakeSettlementFileInput!) {
        makeSettlementFile(input: $input) {
          __typename
          ... on SettlementFileSaved {
            file {
              id
            }
          }
          ... on Refusal {
            ...refusal_parts @alias(as: "refusal")
          }
        }
      }
    `,
    ({ makeSettlementFile }) => makeSettlementFile,
    [],
  );
  const text = (name: string) => intl.formatMessage({ id: `internalPrograms.files.${name}` });
  if (events.length === 0) return <p className="muted">{text('nothing')}</p>;
  const months = [...new Set(events.filter(({ monthOver }) => monthOver).map(({ month }) => month))];
  const period = months.includes(chosen) ? { month: chosen } : { eventId: chosen };
  const save = (reason: string) =>
    write(
      { input: { programId: id, ...period, reason } },
      {
        done: () => text('done'),
        onSaved: () => {
          setAsking(false);
          fetchQuery<Query>(
            environment,
            settlementFilesLoaderQuery,
            { id },
            { fetchPolicy: 'network-only' },
          ).subscribe({});
        },
      },
    );
  return (
    <div className={styles['make']}>
      <SelectField
        label={text('what')}
        prompt={text('choose')}
        options={
          <>
            {months.length > 0 && (
              <optgroup label={text('months')}>
                {months.map((month) => (
                  <option key={month} value={month}>
                    {monthName(`${month}-01`)}
                  </option>
                ))}
              </optgroup>
            )}
            <optgroup label={text('events')}>
              {events.map(({ eventId, start }) => (
                <option key={eventId} value={eventId}>
                  {times.shortStamp(start, timeZone)}
                </option>
              ))}
            </optgroup>
          </>
        }
        value={chosen}
        onChange={setChosen}
      />
      <Button
        disabled={chosen === ''}
        onClick={() => {
          forgetRefusal();
          setAsking(true);
        }}
      >
        {text('make')}
      </Button>
      <ReviewDialog
        open={asking}
        title={text('make')}
        effects={[
          <FormattedMessage key="effect" id="internalPrograms.files.effect" />,
          <FormattedMessage key="restates" id="internalPrograms.files.restates" />,
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
