import { useEffect, useEffectEvent, useState, type SubmitEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment, useQueryLoader } from 'react-relay/hooks';
import type { FeatureEditor_feature$key } from '../../../../codegen/relay/FeatureEditor_feature.graphql.ts';
import type { FeatureImpactQuery } from '../../../../codegen/relay/FeatureImpactQuery.graphql.ts';
import { Button } from '../../ui/Button.tsx';
import { SelectField } from '../shared/form/SelectField.tsx';
import { useFieldGroups } from '../shared/form/useFieldGroups.ts';
import formStyles from '../shared/form/Form.module.css';
import { ReviewDialog } from '../shared/review/ReviewDialog.tsx';
import { useTyped, type Draft } from '../shared/drafts/useDraft.ts';
import { FeatureConflict } from './FeatureConflict.tsx';
import { FeatureImpact, featureImpactQuery } from './FeatureImpact.tsx';
import { FeatureRuleFields } from './FeatureRuleFields.tsx';
import styles from './features.module.css';
import { readShare, typedShare } from '../shared/form/shares.ts';
import { moved, newRule, type FeatureForm, type RuleDraft } from './featureValues.ts';
import { useFeatureChanges } from './useFeatureChanges.ts';
import { useFeatureWords } from './useFeatureWords.ts';
import { useSaveFeature } from './useSaveFeature.ts';
import { useScheduleFeature } from './useScheduleFeature.ts';
import { useOutdated } from '../shared/schedules/useOutdated.tsx';
import { useWhen } from '../shared/schedules/useWhen.tsx';
import type { When } from '../shared/schedules/WhenField.tsx';

interface FeatureEditorProps {
  readonly feature: FeatureEditor_feature$key;
  readonly segments: readonly { readonly value: string; readonly label: string }[];
  readonly mayChange: boolean;
  readonly draft: Draft<FeatureForm>;
  /** The changes are shown for review at once. */
  readonly startsReviewing: boolean;
  /** It is saved, or waits for a colleague's approval. */
  readonly onDone: () => void;
}

/** The default and the rules of a feature; saving first shows for whom it would change. */
export function FeatureEditor({
  feature: of,
  segments,
  mayChange,
  draft,
  startsReviewing,
  onDone,
}: FeatureEditorProps) {
  const intl = useIntl();
  const feature = useFragment(
    graphql`
      fragment FeatureEditor_feature on StaffFeature {
        key
        brandDefault
        isEnabled
        version
        rules {
          id
          segmentId
          segmentName
          share
          isEnabled
          variation
        }
        schedules {
          ...useOutdated_schedules
        }
      }
    `,
    of,
  );
  const [isEnabled, setEnabled] = useState(
    draft.start === null ? (feature.isEnabled ?? null) : draft.start.isEnabled,
  );
  const [rules, setRules] = useState<readonly RuleDraft[]>(
    () =>
      draft.start?.rules ??
      feature.rules.map((rule) => ({
        id: rule.id,
        segmentId: rule.segmentId ?? '',
        share: typedShare(rule.share),
        isEnabled: rule.isEnabled,
        variation: rule.variation ?? '',
      })),
  );
  const { list, addButton, add, move, remove } = useFieldGroups<HTMLOListElement>();
  const [tried, setTried] = useState(false);
  const [reviewing, setReviewing] = useState(false);
  const [impact, loadImpact] = useQueryLoader<FeatureImpactQuery>(featureImpactQuery);
  const saving = useSaveFeature(feature, {
    onAnswered: () => setReviewing(false),
    onDone,
  });
  const scheduling = useScheduleFeature(() => {
    setReviewing(false);
    onDone();
  });
  const outdated = useOutdated(feature.schedules);
  const [when, setWhen] = useState<When>(draft.start?.when ?? null);
  const moment = useWhen(when, setWhen);
  const text = (id: string) => intl.formatMessage({ id: `internalFeatures.${id}` });
  const wordsFor = useFeatureWords(feature.brandDefault);
  const changesBetween = useFeatureChanges(feature.brandDefault);
  const names = new Map([
    ['', text('rules.everyone')] as const,
    ...segments.map(({ value, label }) => [value, label] as const),
    // A rule may be for a segment that can't be chosen any more.
    ...feature.rules.flatMap(({ segmentId, segmentName }) =>
      segmentId == null ? [] : [[segmentId, segmentName ?? text('rules.gone')] as const],
    ),
  ]);
  // Of an earlier version it may be gone.
  for (const { segmentId } of rules) if (!names.has(segmentId)) names.set(segmentId, text('rules.gone'));
  const mine = {
    isEnabled,
    rules: rules.map((rule) => ({ ...rule, segmentName: names.get(rule.segmentId) })),
  };
  const changes = changesBetween(feature, mine);
  useTyped(draft, { isEnabled, rules, when }, changes.length > 0);
  const inputs = rules.map((rule) => ({
    id: rule.id,
    segmentId: rule.segmentId === '' ? null : rule.segmentId,
    share: readShare(rule.share) ?? 0,
    isEnabled: rule.isEnabled,
    variation: rule.variation === '' ? null : rule.variation,
  }));
  const review = () => {
    setTried(true);
    if (!rules.every(({ share }) => readShare(share) !== null)) return;
    loadImpact({ input: { key: feature.key, isEnabled, rules: inputs } }, { fetchPolicy: 'network-only' });
    setReviewing(true);
  };
  const isLater = when !== null;
  const confirm = (reason: string) => {
    if (!isLater) return saving.save(isEnabled, inputs, reason);
    const at = moment.read();
    const { key, version } = feature;
    if (at !== null)
      scheduling.schedule(at, { input: { key, isEnabled, rules: inputs, version, at, reason } });
  };
  const reviewAtOnce = useEffectEvent(() => {
    if (startsReviewing) review();
  });
  useEffect(() => reviewAtOnce(), []);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    saving.forget();
    scheduling.forgetRefusal();
    review();
  };
  return (
    <>
      {saving.conflict !== null && (
        <FeatureConflict
          message={saving.conflict.message}
          theirs={{ ...wordsFor(saving.conflict.current), version: saving.conflict.current.version }}
          mine={wordsFor(mine)}
          onReload={saving.reload}
          onKeep={() => {
            saving.keepMine();
            review();
          }}
        />
      )}
      <form className={formStyles['form']} noValidate onSubmit={submit}>
        <SelectField
          label={text('field.default')}
          hint={text('hint.default')}
          options={[
            { value: '', label: wordsFor({ isEnabled: null, rules: [] }).byDefault },
            { value: 'true', label: text('on') },
            { value: 'false', label: text('off') },
          ]}
          value={isEnabled === null ? '' : String(isEnabled)}
          onChange={(value) => setEnabled(value === '' ? null : value === 'true')}
        />
        <ol ref={list} className={styles['rules']}>
          {rules.map((rule, place) => (
            <FeatureRuleFields
              featureKey={feature.key}
              key={rule.id}
              rule={rule}
              place={place}
              count={rules.length}
              segments={[...names].map(([value, label]) => ({ value, label }))}
              isTried={tried}
              mayChange={mayChange}
              onChange={(change) =>
                setRules(rules.map((one, index) => (index === place ? { ...one, ...change } : one)))
              }
              onMove={(by) => move(place + by, () => setRules(moved(rules, place, by)))}
              onRemove={() => remove(place, () => setRules(rules.filter((_rule, index) => index !== place)))}
            />
          ))}
        </ol>
        {rules.length === 0 && (
          <p className="muted">
            <FormattedMessage id="internalFeatures.rules.none" />
          </p>
        )}
        {mayChange && (
          <div className="row">
            <Button
              ref={addButton}
              look="secondary"
              onClick={() => add(() => setRules([...rules, newRule()]))}
            >
              <FormattedMessage id="internalFeatures.rules.add" />
            </Button>
            <Button type="submit" disabled={changes.length === 0}>
              <FormattedMessage id="internal.review.open" />
            </Button>
          </div>
        )}
      </form>
      <ReviewDialog
        open={reviewing}
        title={intl.formatMessage({ id: 'internalFeatures.review' }, { key: feature.key })}
        changes={changes}
        effects={[
          <FormattedMessage key="effect" id="internalFeatures.effect" />,
          ...(isLater ? [] : outdated),
        ]}
        confirm={isLater ? intl.formatMessage({ id: 'internal.schedule.confirm' }) : text('save')}
        busy={saving.busy || scheduling.busy}
        refusal={isLater ? scheduling.refusal : saving.refusal}
        onConfirm={confirm}
        onClose={() => setReviewing(false)}
        onReload={saving.reload}
      >
        {impact != null && <FeatureImpact query={impact} />}
        {moment.field(scheduling.refusal)}
      </ReviewDialog>
    </>
  );
}
