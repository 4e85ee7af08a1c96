import { useState } from 'react';
import type { SubmitEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import type { NewBacktestForm_utilities$key } from '../../../../codegen/relay/NewBacktestForm_utilities.graphql.ts';
import type { NewBacktestFormMutation } from '../../../../codegen/relay/NewBacktestFormMutation.graphql.ts';
import { toLocalDate } from '../../../domain/meter/zone.ts';
import { staffPaths } from '../../platform/navigation/staffPaths.ts';
import { useApp } from '../../platform/screen/app.ts';
import { fieldFault } from '../../platform/write/refusal.ts';
import { useRelayWrite } from '../../platform/write/useRelayWrite.ts';
import { Button } from '../../ui/Button.tsx';
import { DateField, TimeField } from '../shared/form/dateFields.tsx';
import styles from '../shared/form/Form.module.css';
import { RadioField } from '../shared/form/RadioField.tsx';
import { SegmentSelect } from '../shared/form/SegmentSelect.tsx';
import { SelectField } from '../shared/form/SelectField.tsx';
import { AFTER_SAVE, differ, useUnsaved } from '../shared/form/useUnsaved.ts';
import { Panel } from '../shared/page/Panel.tsx';
import { ReviewDialog } from '../shared/review/ReviewDialog.tsx';
import {
  backtestInput,
  EVERY,
  INTERVALS,
  MOST_SETTINGS,
  newBacktest,
  wrongFields,
  type BacktestValues,
  type SettingValues,
} from './backtestValues.ts';
import { BacktestFiles } from './BacktestFiles.tsx';
import own from './NewBacktestForm.module.css';
import { SettingFields } from './SettingFields.tsx';
import { WeekdayFields } from './WeekdayFields.tsx';

export function NewBacktestForm({ utilities: key }: { readonly utilities: NewBacktestForm_utilities$key }) {
  const app = useApp();
  const intl = useIntl();
  const { edges } = useFragment(
    graphql`
      fragment NewBacktestForm_utilities on UtilityConnection {
        edges {
          node {
            id
            name
          }
        }
      }
    `,
    key,
  );
  const [start] = useState(() => newBacktest(toLocalDate(app.zone, app.clock.pageTime / 1000)));
  const [values, setValues] = useState<BacktestValues>(start);
  const [tried, setTried] = useState(false);
  const [reviewing, setReviewing] = useState(false);
  const { busy, refusal, forgetRefusal, reload, write } = useRelayWrite<
    NewBacktestFormMutation,
    NewBacktestFormMutation['response']['startBacktest']
  >(
    graphql`
      mutation NewBacktestFormMutation($input: StartBacktestInput!) {
        startBacktest(input: $input) {
          __typename
          ... on BacktestSaved {
            backtest {
              id
            }
          }
          ... on Refusal {
            ...refusal_parts @alias(as: "refusal")
          }
        }
      }
    `,
    ({ startBacktest }) => startBacktest,
  );
  useUnsaved(differ(values, start));
  const isFiles = values.homes === 'files';
  const wrong = wrongFields(values);
  const text = (id: string) => intl.formatMessage({ id: `internalBacktests.${id}` });
  const error = (field: string) =>
    tried && wrong.has(field)
      ? text(`wrong.${field.startsWith('settings.') ? 'number' : field}`)
      : fieldFault(refusal, field);
  const change = (changes: Partial<BacktestValues>) => setValues({ ...values, ...changes });
  const changeSetting = (place: number, setting: SettingValues) =>
    change({ settings: values.settings.map((other, i) => (i === place ? setting : other)) });
  const review = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    forgetRefusal();
    setTried(true);
    if (wrong.size === 0) setReviewing(true);
  };
  const send = (reason: string) =>
    write(
      { input: backtestInput(values, reason) },
      {
        onSaved: ({ backtest }) => app.navigator.go(staffPaths.internalBacktest(backtest.id), AFTER_SAVE),
      },
    );
  return (
    <form className={styles['form']} noValidate onSubmit={review}>
      <Panel title={text('homes')}>
        <RadioField
          label={text('field.source')}
          options={(['members', 'files'] as const).map((value) => ({
            value,
            label: text(`source.${value}`),
          }))}
          value={values.homes}
          onChange={(homes) => change({ homes })}
        />
        {isFiles && (
          <BacktestFiles
            files={values.files}
            error={error('uploadId')}
            onChange={(files) => change({ files })}
          />
        )}
        <div className={styles['pair']}>
          <SelectField
            label={text('field.utility')}
            hint={isFiles ? text('hint.utility') : undefined}
            error={error('utilityId')}
            prompt={
              isFiles
                ? intl.formatMessage({ id: 'internalPrograms.program.chooseUtility' })
                : text('allUtilities')
            }
            options={edges.map(({ node }) => ({ value: node.id, label: node.name }))}
            value={values.utilityId}
            onChange={(utilityId) => change({ utilityId })}
          />
          {!isFiles && (
            <SegmentSelect
              label={text('field.segment')}
              all={text('allMembers')}
              value={values.segment}
              error={error('segmentId')}
              onChange={(segment) => change({ segment })}
            />
          )}
        </div>
      </Panel>
      <Panel title={text('evenings.title')}>
        <div className={styles['form']}>
          <div className={styles['pair']}>
            <DateField
              label={text('field.from')}
              error={error('from')}
              value={values.from}
              onChange={(from) => change({ from })}
            />
            <DateField
              label={text('field.to')}
              hint={text('hint.to')}
              error={error('to')}
              value={values.to}
              onChange={(to) => change({ to })}
            />
            <TimeField
              label={text('field.start')}
              hint={text('hint.start')}
              error={error('startMinute')}
              value={values.start}
              onChange={(time) => change({ start: time })}
            />
            <TimeField
              label={text('field.end')}
              error={error('endMinute')}
              value={values.end}
              onChange={(end) => change({ end })}
            />
          </div>
          <WeekdayFields
            values={values.weekdays}
            error={error('weekdays')}
            onChange={(weekdays) => change({ weekdays })}
          />
          <div className={styles['pair']}>
            <SelectField
              label={text('field.every')}
              hint={text('hint.every')}
              error={error('every')}
              options={EVERY.map((value) => ({
                value,
                label: intl.formatMessage({ id: 'internalBacktests.every' }, { every: Number(value) }),
              }))}
              value={values.every}
              onChange={(every) => change({ every })}
            />
            <SelectField
              label={text('field.interval')}
              hint={text('hint.interval')}
              error={error('settlementIntervalMinutes')}
              options={INTERVALS.map((value) => ({
                value,
                label: intl.formatMessage({ id: 'internalBacktests.minutes' }, { minutes: Number(value) }),
              }))}
              value={values.settlementIntervalMinutes}
              onChange={(settlementIntervalMinutes) => change({ settlementIntervalMinutes })}
            />
          </div>
        </div>
      </Panel>
      <div className={own['settings']}>
        {values.settings.map((setting, i) => (
          <SettingFields
            key={i}
            number={i + 1}
            values={setting}
            error={(field) => error(`settings.${i}.${field}`)}
            onChange={(changed) => changeSetting(i, changed)}
            onRemove={
              values.settings.length === 1
                ? undefined
                : () => change({ settings: values.settings.filter((_other, place) => place !== i) })
            }
          />
        ))}
      </div>
      <div className="row">
        {values.settings.length < MOST_SETTINGS && (
          <Button
            look="secondary"
            onClick={() => change({ settings: [...values.settings, ...values.settings.slice(-1)] })}
          >
            {text('addSetting')}
          </Button>
        )}
        <Button type="submit">
          <FormattedMessage id="internalBacktests.check" />
        </Button>
      </div>
      <ReviewDialog
        open={reviewing}
        title={text('review')}
        effects={[
          text('effect.books'),
          text('effect.background'),
          text(isFiles ? 'effect.files' : 'effect.names'),
        ]}
        confirm={text('run')}
        busy={busy}
        refusal={refusal}
        onConfirm={send}
        onClose={() => setReviewing(false)}
        onReload={reload}
      />
    </form>
  );
}
