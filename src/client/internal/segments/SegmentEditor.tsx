import { lazy, Suspense, useEffect, useEffectEvent, useState, type ReactNode, type SubmitEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useQueryLoader } from 'react-relay/hooks';
import type { SegmentImpactQuery as ImpactQuery } from '../../../../codegen/relay/SegmentImpactQuery.graphql.ts';
import { fieldFault } from '../../platform/write/refusal.ts';
import { Button } from '../../ui/Button.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { CheckboxField } from '../shared/form/CheckboxField.tsx';
import { TextField } from '../shared/form/TextField.tsx';
import formStyles from '../shared/form/Form.module.css';
import { differ } from '../shared/form/useUnsaved.ts';
import { DraftNotice } from '../shared/drafts/DraftNotice.tsx';
import { useTyped, type Draft } from '../shared/drafts/useDraft.ts';
import { Panel } from '../shared/page/Panel.tsx';
import { ReviewDialog } from '../shared/review/ReviewDialog.tsx';
import { useWhen } from '../shared/schedules/useWhen.tsx';
import { fromQuery } from './ruleQuery.ts';
import { ruleFaults } from './ruleFaults.ts';
import { SegmentConflictNotice } from './SegmentConflict.tsx';
import { SegmentImpact, segmentImpactQuery } from './SegmentImpact.tsx';
import styles from './segments.module.css';
import type { SegmentSaving, SegmentValues } from './segmentValues.ts';
import { optionName, type RuleChoices } from './useRuleChoices.ts';
import type { useScheduleSegment } from './useScheduleSegment.ts';

/** The query builder with its MUI parts is loaded only where a rule is edited. */
const RuleBuilder = lazy(async () => ({ default: (await import('./RuleBuilder.tsx')).RuleBuilder }));

/** Of a new rule and what follows it in the form, which waits for the rule: nothing below moves as it arrives. */
const REST_HEIGHT = 460;

interface SegmentEditorProps {
  /** What is saved, or a new segment's first values. */
  readonly start: SegmentValues;
  readonly draft: Draft<SegmentValues>;
  /** Null: a new segment. */
  readonly before: {
    readonly segmentId: string;
    readonly version: number;
    readonly onlyOne: boolean;
    readonly scheduling: ReturnType<typeof useScheduleSegment>;
    /** What saving now does to what is scheduled. */
    readonly outdated: readonly ReactNode[];
  } | null;
  readonly choices: RuleChoices;
  readonly saving: SegmentSaving;
  /** The changes are shown for review at once. */
  readonly startsReviewing?: boolean;
}

/** The form of a segment; saving first shows whom it would take and lose. */
export function SegmentEditor({
  start,
  draft,
  before,
  choices,
  saving,
  startsReviewing = false,
}: SegmentEditorProps) {
  const intl = useIntl();
  const [values, setValues] = useState(draft.start ?? start);
  const [reviewing, setReviewing] = useState(false);
  const [tried, setTried] = useState(false);
  const [impact, loadImpact] = useQueryLoader<ImpactQuery>(segmentImpactQuery);
  const text = (id: string) => intl.formatMessage({ id: `internalSegments.${id}` });
  const set = (change: Partial<SegmentValues>) => setValues({ ...values, ...change });
  const attributeType = (name: string) => choices.attributes.find((one) => one.name === name)?.type ?? 'TEXT';
  const { query, when, ...rest } = values;
  const { query: startQuery, when: _when, ...startRest } = start;
  const moment = useWhen(when, (chosen) => set({ when: chosen }));
  const faults = ruleFaults(query, choices);
  const hasFaults = faults.size > 0;
  const nodes = fromQuery(query, attributeType);
  // The builder gives a rule's parts ids, which say nothing.
  const isChanged = differ({ ...rest, nodes }, { ...startRest, nodes: fromQuery(startQuery, attributeType) });
  useTyped(draft, values, isChanged);
  const { invert, active, activelyEnrolling } = values;
  const review = () => {
    saving.forgetRefusal();
    before?.scheduling.forgetRefusal();
    loadImpact(
      { input: { segmentId: before?.segmentId ?? null, nodes, invert, active, activelyEnrolling } },
      { fetchPolicy: 'network-only' },
    );
    setReviewing(true);
  };
  const reviewAtOnce = useEffectEvent(() => {
    if (!startsReviewing) return;
    setTried(true);
    if (!hasFaults) review();
  });
  useEffect(() => reviewAtOnce(), []);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    if (!hasFaults) review();
  };
  const later = when === null ? null : (before?.scheduling ?? null);
  const { busy, refusal } = later ?? saving;
  const confirm = (reason: string) => {
    if (later === null || before === null) return saving.save({ ...rest, nodes }, reason);
    const at = moment.read();
    const { segmentId, version } = before;
    if (at !== null) later.schedule(at, { input: { ...rest, segmentId, nodes, version, at, reason } });
  };
  const segmentNames = new Map(choices.segments.map(({ value, label }) => [value, label]));
  return (
    <Panel title={<FormattedMessage id="internalSegments.rule.title" />}>
      <DraftNotice draft={draft} version={before?.version ?? 0} />
      {saving.conflict !== null && (
        <SegmentConflictNotice
          conflict={saving.conflict}
          mine={{
            ...rest,
            nodes: nodes.map((node) => ({
              ...node,
              segmentName: segmentNames.get(node.segmentId ?? ''),
              textNames: node.texts?.map((text) => optionName(choices, node.attribute, text)),
            })),
          }}
          onReload={saving.reload}
          onKeep={(version) => {
            saving.saveOver(version);
            review();
          }}
        />
      )}
      <form className={formStyles['form']} noValidate onSubmit={submit}>
        <div className={formStyles['pair']}>
          <TextField
            label={text('field.name')}
            error={fieldFault(refusal, 'name')}
            value={values.name}
            onChange={(name) => set({ name })}
            autoComplete="off"
            maxLength={120}
            required
          />
          <TextField
            label={text('field.description')}
            hint={text('hint.description')}
            error={fieldFault(refusal, 'description')}
            value={values.description}
            onChange={(description) => set({ description })}
            autoComplete="off"
            maxLength={600}
          />
        </div>
        <Suspense
          fallback={
            <div aria-busy="true">
              <Skeleton height={REST_HEIGHT} look="card" />
            </div>
          }
        >
          <div className={styles['builder']}>
            <RuleBuilder
              query={query}
              choices={
                before === null
                  ? choices
                  : {
                      ...choices,
                      segments: choices.segments.filter(({ value }) => value !== before.segmentId),
                    }
              }
              onlyOne={before?.onlyOne ?? false}
              faults={faults}
              showFaults={tried}
              onChange={(next) => set({ query: next })}
            />
          </div>
          <CheckboxField
            label={text('field.invert')}
            hint={text('hint.invert')}
            checked={invert}
            onChange={(checked) => set({ invert: checked })}
          />
          <CheckboxField
            label={text('field.active')}
            hint={text('hint.active')}
            checked={active}
            onChange={(checked) => set({ active: checked })}
          />
          <CheckboxField
            label={text('field.activelyEnrolling')}
            hint={text('hint.activelyEnrolling')}
            checked={activelyEnrolling}
            onChange={(checked) => set({ activelyEnrolling: checked })}
          />
          {tried && hasFaults && (
            <p role="alert" className="small">
              <FormattedMessage id="internalSegments.faultyRule" />
            </p>
          )}
          <div className="row">
            <Button type="submit">
              <FormattedMessage id="internal.review.open" />
            </Button>
          </div>
        </Suspense>
      </form>
      <ReviewDialog
        open={reviewing && saving.conflict === null}
        title={text(before === null ? 'review.create' : 'review.change')}
        effects={later === null ? (before?.outdated ?? []) : []}
        confirm={later === null ? text('save') : intl.formatMessage({ id: 'internal.schedule.confirm' })}
        busy={busy}
        refusal={refusal}
        onConfirm={confirm}
        onClose={() => setReviewing(false)}
        onReload={saving.reload}
      >
        {impact != null && <SegmentImpact query={impact} />}
        {before !== null && moment.field(refusal)}
      </ReviewDialog>
    </Panel>
  );
}
