import { Suspense, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment, useQueryLoader } from 'react-relay/hooks';
import { useSearchParams } from 'react-router-dom';
import type { eventPlanPreviewQuery as PreviewQuery } from '../../../../../codegen/relay/eventPlanPreviewQuery.graphql.ts';
import type { PlanFormMutation } from '../../../../../codegen/relay/PlanFormMutation.graphql.ts';
import type { TemplateSelect_templates$key } from '../../../../../codegen/relay/TemplateSelect_templates.graphql.ts';
import type { PlanForm_programs$key } from '../../../../../codegen/relay/PlanForm_programs.graphql.ts';
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
import { SegmentSelect } from '../../shared/form/SegmentSelect.tsx';
import { differ, useUnsaved } from '../../shared/form/useUnsaved.ts';
import { TableSkeleton } from '../../shared/list/TableSkeleton.tsx';
import { Panel } from '../../shared/page/Panel.tsx';
import { readCopy, type EventCopy } from '../copyEvent.ts';
import { NO_EXTRAS } from '../eventExtras.ts';
import { ExtraFields } from '../ExtraFields.tsx';
import { TemplateSelect } from '../templates/TemplateSelect.tsx';
import { eventPlanPreviewQuery } from './eventPlanPreview.ts';
import { PlanGroups } from './PlanGroups.tsx';
import { NO_GROUPS, toGroups, type TypedGroups } from './planGroups.ts';
import { PlanResult } from './PlanResult.tsx';

/** A Monday, for the names of the weekdays. */
const MONDAY = '2026-06-15';

interface PlanDraft extends EventCopy {
  readonly date: string;
  readonly weekdays: readonly number[];
  readonly until: string;
  readonly skipHolidays: boolean;
  readonly groups: TypedGroups;
}

const EMPTY: PlanDraft = {
  programIds: [],
  segment: null,
  date: '',
  start: '',
  end: '',
  weekdays: [],
  until: '',
  skipHolidays: true,
  groups: NO_GROUPS,
  ...NO_EXTRAS,
};

/** Programs, hours and days of several events, shown one by one before they are scheduled in one go. */
export function PlanForm({
  programs: key,
  templates,
}: {
  readonly programs: PlanForm_programs$key;
  readonly templates: TemplateSelect_templates$key;
}) {
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
  const [address] = useSearchParams();
  const offered = (ids: readonly string[]) =>
    edges.flatMap(({ node }) => (node.active && ids.includes(node.id) ? [node.id] : []));
  const [begun] = useState<PlanDraft>(() => {
    const { programIds, ...copy } = readCopy(address);
    return { ...EMPTY, ...copy, programIds: offered(programIds) };
  });
  const [draft, setDraft] = useState(begun);
  /** By which homes are drawn into groups: what is scheduled are the groups that were shown. */
  const [seed, setSeed] = useState('');
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
  useUnsaved(differ(draft, begun));
  const text = (id: string) => intl.formatMessage({ id: `internalPlan.${id}` });
  const change = (next: Partial<PlanDraft>) => {
    drop();
    saving.forgetRefusal();
    setDraft({ ...draft, ...next });
  };
  const { programIds, algorithm, segment, date, start, end, weekdays, until, skipHolidays } = draft;
  const groups = toGroups(draft.groups);
  const repeats = weekdays.length > 0;
  const isComplete =
    programIds.length > 0 &&
    date !== '' &&
    start !== '' &&
    end !== '' &&
    groups !== undefined &&
    (!repeats || (until !== '' && until >= date));
  return (
    <>
      <Panel title={text('form')}>
        <form
          className={styles['form']}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            if (!isComplete) return;
            const drawn = crypto.randomUUID();
            setSeed(drawn);
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
                  skipHolidays: repeats && skipHolidays,
                  groups: groups === null ? null : { ...groups, seed: drawn },
                },
              },
              { fetchPolicy: 'network-only' },
            );
          }}
        >
          <TemplateSelect
            templates={templates}
            onChoose={({ programIds: chosen, ...values }) => {
              const known = offered(chosen);
              change({ ...values, ...(known.length === 0 ? {} : { programIds: known }) });
            }}
          />
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
          <PlanGroups
            groups={draft.groups}
            refusal={saving.refusal}
            onChange={(chosen) => change({ groups: chosen })}
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
              segmentId={segment?.id ?? null}
              extras={draft}
              groups={groups == null ? null : { ...groups, seed }}
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
