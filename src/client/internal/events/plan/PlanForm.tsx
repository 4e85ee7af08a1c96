import { Suspense, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment, useQueryLoader } from 'react-relay/hooks';
import type { eventPlanPreviewQuery as PreviewQuery } from '../../../../../codegen/relay/eventPlanPreviewQuery.graphql.ts';
import type { PlanFormMutation } from '../../../../../codegen/relay/PlanFormMutation.graphql.ts';
import type { PlanForm_programs$key } from '../../../../../codegen/relay/PlanForm_programs.graphql.ts';
import { ALGORITHMS, type Algorithm } from '../../../../domain/events/algorithms.ts';
import { weekdayText } from '../../../../domain/format/dates.ts';
import { addDays } from '../../../../domain/meter/zone.ts';
import { toLocale } from '../../../i18n/toLocale.ts';
import { useRelayWrite } from '../../../platform/write/useRelayWrite.ts';
import { fieldFault } from '../../../platform/write/refusal.ts';
import { Button } from '../../../ui/Button.tsx';
import { PartBoundary } from '../../../shared/PartBoundary.tsx';
import { CheckboxField } from '../../shared/form/CheckboxField.tsx';
import { DateField, TimeField } from '../../shared/form/dateFields.tsx';
import { Field } from '../../shared/form/Field.tsx';
import styles from '../../shared/form/Form.module.css';
import { ManySelect } from '../../shared/form/ManySelect.tsx';
import { SegmentSelect, type ChosenSegment } from '../../shared/form/SegmentSelect.tsx';
import { SelectField } from '../../shared/form/SelectField.tsx';
import { differ, useUnsaved } from '../../shared/form/useUnsaved.ts';
import { TableSkeleton } from '../../shared/list/TableSkeleton.tsx';
import { Panel } from '../../shared/page/Panel.tsx';
import { parseAlgorithm } from '../algorithms.ts';
import { NO_EXTRAS } from '../eventExtras.ts';
import { ExtraFields } from '../ExtraFields.tsx';
import { eventPlanPreviewQuery } from './eventPlanPreview.ts';
import { PlanResult } from './PlanResult.tsx';

/** A Monday, for the names of the weekdays. */
const MONDAY = '2026-06-15';

const EMPTY = {
  programIds: [] as readonly string[],
  algorithm: 'participation_reduction' as Algorithm,
  segment: null as ChosenSegment | null,
  date: '',
  start: '',
  end: '',
  weekdays: [] as readonly number[],
  until: '',
  skipHolidays: true,
  ...NO_EXTRAS,
};

/** Programs, hours and days of several events, shown one by one before they are scheduled in one go. */
export function PlanForm({ programs: key }: { readonly programs: PlanForm_programs$key }) {
  const intl = useIntl();
  const locale = toLocale(intl.locale);
  const { edges } = useFragment(
    graphql`
      fragment PlanForm_programs on ProgramConnection {
        edges {
          node {
            id
            name
            active
          }
        }
      }
    `,
    key,
  );
  const [draft, setDraft] = useState(EMPTY);
  const [preview, load, drop] = useQueryLoader<PreviewQuery>(eventPlanPreviewQuery);
  const saving = useRelayWrite<PlanFormMutation, PlanFormMutation['response']['scheduleEvents']>(
    graphql`
      mutation PlanFormMutation($input: ScheduleEventsInput!) {
        scheduleEvents(input: $input) {
          __typename
          ... on EventsScheduled {
            count
          }
          ... on Refusal {
            ...refusal_parts @alias(as: "refusal")
          }
        }
      }
    `,
    ({ scheduleEvents }) => scheduleEvents,
    ['events', 'settlement'],
  );
  useUnsaved(differ(draft, EMPTY));
  const text = (id: string) => intl.formatMessage({ id: `internalPlan.${id}` });
  const change = (next: Partial<typeof EMPTY>) => {
    drop();
    saving.forgetRefusal();
    setDraft({ ...draft, ...next });
  };
  const { programIds, algorithm, segment, date, start, end, weekdays, until, skipHolidays } = draft;
  const repeats = weekdays.length > 0;
  const isComplete =
    programIds.length > 0 &&
    date !== '' &&
    start !== '' &&
    end !== '' &&
    (!repeats || (until !== '' && until >= date));
  return (
    <>
      <Panel title={text('form')}>
        <form
          className={styles['form']}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            if (isComplete)
              load(
                {
                  input: {
                    programIds,
                    algorithm,
                    segmentId: segment?.id ?? null,
                    date,
                    start,
                    end,
                    weekdays,
                    until: repeats ? until : null,
                    isTest: draft.isTest,
                  },
                },
                { fetchPolicy: 'network-only' },
              );
          }}
        >
          <Field label={text('programs')} hint={text('programsHint')}>
            {() => (
              <ManySelect
                label={text('programs')}
                options={edges.flatMap(({ node }) =>
                  node.active ? [{ value: node.id, label: node.name }] : [],
                )}
                values={programIds}
                onChange={(chosen) => change({ programIds: chosen })}
              />
            )}
          </Field>
          <SegmentSelect
            value={segment}
            error={fieldFault(saving.refusal, 'segmentId')}
            onChange={(chosen) => change({ segment: chosen })}
          />
          <div className={`${styles['pair'] ?? ''} ${styles['third'] ?? ''}`}>
            <DateField label={text('date')} value={date} onChange={(typed) => change({ date: typed })} />
            <TimeField
              label={<FormattedMessage id="internalEvents.field.start" />}
              value={start}
              onChange={(typed) => change({ start: typed })}
            />
            <TimeField
              label={<FormattedMessage id="internalEvents.field.end" />}
              value={end}
              onChange={(typed) => change({ end: typed })}
            />
          </div>
          <p className="small muted">{text('zones')}</p>
          <fieldset className="stack stack-snug">
            <legend className="strong">{text('weekdays')}</legend>
            <p className="small muted">{text('weekdaysHint')}</p>
            <div className="row">
              {[1, 2, 3, 4, 5, 6, 0].map((weekday, place) => (
                <CheckboxField
                  key={weekday}
                  label={weekdayText(addDays(MONDAY, place), locale).split(/[ ,]/)[0]}
                  checked={weekdays.includes(weekday)}
                  onChange={(checked) =>
                    change({
                      weekdays: checked
                        ? [...weekdays, weekday]
                        : weekdays.filter((other) => other !== weekday),
                    })
                  }
                />
              ))}
            </div>
          </fieldset>
          {repeats && (
            <>
              <DateField
                label={text('until')}
                hint={text('untilHint')}
                error={until !== '' && date !== '' && until < date ? text('untilBefore') : undefined}
                value={until}
                onChange={(typed) => change({ until: typed })}
              />
              <CheckboxField
                label={text('skipHolidays')}
                hint={text('skipHolidaysHint')}
                checked={skipHolidays}
                onChange={(checked) => change({ skipHolidays: checked })}
              />
            </>
          )}
          <SelectField
            label={<FormattedMessage id="internalEvents.field.algorithm" />}
            hint={<FormattedMessage id={`internalEvents.algorithmHint.${algorithm}`} />}
            options={ALGORITHMS.map((value) => ({
              value,
              label: intl.formatMessage({ id: `internalEvents.algorithm.${value}` }),
            }))}
            value={algorithm}
            onChange={(value) => change({ algorithm: parseAlgorithm(value) })}
          />
          <ExtraFields
            extras={draft}
            refusal={saving.refusal}
            nominatedHint={text('nominatedHint')}
            onChange={change}
          />
          <div className="row">
            <Button type="submit" disabled={!isComplete}>
              {text('show')}
            </Button>
          </div>
        </form>
      </Panel>
      {preview != null && (
        <PartBoundary>
          <Suspense fallback={<TableSkeleton />}>
            <PlanResult
              key={preview.fetchKey}
              preview={preview}
              plan={{ algorithm, segmentId: segment?.id ?? null }}
              extras={draft}
              saving={saving}
              skipHolidays={repeats && skipHolidays}
              onSaved={() => {
                drop();
                setDraft(EMPTY);
              }}
            />
          </Suspense>
        </PartBoundary>
      )}
    </>
  );
}
