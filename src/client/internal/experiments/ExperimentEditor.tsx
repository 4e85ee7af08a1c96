import { useState, type ReactNode, type SubmitEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { MOST_VARIANTS } from '../../../domain/experiments/experiment.ts';
import { MEMBER_FEATURES } from '../../../domain/features/memberFeatures.ts';
import { variationsOf } from '../../../domain/features/variations.ts';
import { fieldFault } from '../../platform/write/refusal.ts';
import { Button } from '../../ui/Button.tsx';
import { CheckboxField } from '../shared/form/CheckboxField.tsx';
import { FieldError } from '../shared/form/Field.tsx';
import { SelectField } from '../shared/form/SelectField.tsx';
import { TextField } from '../shared/form/TextField.tsx';
import { useFieldGroups } from '../shared/form/useFieldGroups.ts';
import formStyles from '../shared/form/Form.module.css';
import { differ } from '../shared/form/useUnsaved.ts';
import { DraftNotice } from '../shared/drafts/DraftNotice.tsx';
import { useTyped, type Draft } from '../shared/drafts/useDraft.ts';
import { ReviewDialog } from '../shared/review/ReviewDialog.tsx';
import styles from './experiments.module.css';
import {
  evenly,
  toVariantInputs,
  withVariant,
  type ExperimentDraft,
  type VariantDraft,
} from './experimentValues.ts';
import { useExperimentChanges, type ExperimentContent } from './useExperimentChanges.ts';
import type { useSaveExperiment } from './useSaveExperiment.ts';

interface ExperimentEditorProps {
  readonly start: ExperimentDraft;
  /** What is saved; null: a new experiment. */
  readonly before: ExperimentContent | null;
  readonly kept: Draft<ExperimentDraft>;
  /** The version that is changed; 0: a new experiment. */
  readonly version: number;
  readonly segments: readonly { readonly value: string; readonly label: string }[];
  readonly saving: ReturnType<typeof useSaveExperiment>;
  /** The changes are shown for review at once. */
  readonly startsReviewing?: boolean;
}

/** A new experiment, or one that did not begin. */
export function ExperimentEditor({
  start,
  before,
  kept,
  version,
  segments,
  saving,
  startsReviewing = false,
}: ExperimentEditorProps) {
  const intl = useIntl();
  const [draft, setDraft] = useState(kept.start ?? start);
  useTyped(kept, draft, differ(draft, start));
  const changesBetween = useExperimentChanges();
  const { list, addButton, add, remove } = useFieldGroups<HTMLOListElement>();
  const [reviewing, setReviewing] = useState(startsReviewing);
  const set = (change: Partial<ExperimentDraft>) => setDraft({ ...draft, ...change });
  const change = (place: number, part: Partial<VariantDraft>) =>
    set({ variants: draft.variants.map((one, index) => (index === place ? { ...one, ...part } : one)) });
  const text = (id: string, values: Record<string, number | string> = {}) =>
    intl.formatMessage({ id: `internalExperiments.${id}` }, values);
  const fault = (field: string) => fieldFault(saving.refusal, field);
  const { key, hypothesis, featureKey, segmentId, tracked, variants } = draft;
  const variations = variationsOf(featureKey);
  const audiences = [
    { value: '', label: text('everyone') },
    ...segments,
    // Of an earlier version it may be gone, or not be for choosing any more.
    ...(segmentId === '' || segments.some(({ value }) => value === segmentId)
      ? []
      : [
          {
            value: segmentId,
            label: (segmentId === before?.segmentId ? before.segmentName : null) ?? text('gone'),
          },
        ]),
  ];
  const now: ExperimentContent = {
    ...draft,
    segmentId: segmentId === '' ? null : segmentId,
    segmentName: audiences.find(({ value }) => value === segmentId)?.label,
    variants: toVariantInputs(variants),
    state: 'DRAFT',
  };
  const changes = before === null ? [] : changesBetween(before, now);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    saving.forgetRefusal();
    setReviewing(true);
  };
  return (
    <>
      <DraftNotice draft={kept} version={version} />
      <form className={formStyles['form']} noValidate onSubmit={submit}>
        <div className={formStyles['pair']}>
          {version === 0 && (
            <TextField
              label={text('field.key')}
              hint={text('hint.key')}
              error={fault('key')}
              value={key}
              onChange={(value) => set({ key: value })}
              autoComplete="off"
              spellCheck={false}
              maxLength={80}
              required
            />
          )}
          <SelectField
            label={text('field.feature')}
            hint={
              variations.length === 0
                ? text('hint.feature')
                : text('hint.variations', { names: intl.formatList(variations) })
            }
            error={fault('featureKey')}
            prompt={text('chooseFeature')}
            options={MEMBER_FEATURES.map((feature) => ({ value: feature.key, label: feature.key }))}
            value={featureKey}
            onChange={(value) => set({ featureKey: value })}
          />
        </div>
        <TextField
          label={text('field.hypothesis')}
          hint={text('hint.hypothesis')}
          error={fault('hypothesis')}
          value={hypothesis}
          onChange={(value) => set({ hypothesis: value })}
          multiline
          maxLength={600}
        />
        <SelectField
          label={text('field.audience')}
          error={fault('segmentId')}
          options={audiences}
          value={segmentId}
          onChange={(value) => set({ segmentId: value })}
        />
        <fieldset className={styles['variants']}>
          <legend className="strong">{text('field.variants')}</legend>
          <p className="muted small">{text('hint.variants')}</p>
          <ol ref={list} className={styles['list']}>
            {variants.map((variant, place) => (
              <li key={variant.id} className={styles['variant']} data-group>
                <div className={styles['fields']}>
                  <TextField
                    label={text('variant.key', { nr: place + 1 })}
                    error={fault(`variants.${place}`)}
                    value={variant.key}
                    onChange={(value) => change(place, { key: value })}
                    autoComplete="off"
                    spellCheck={false}
                    maxLength={80}
                  />
                  <TextField
                    label={text('variant.share', { nr: place + 1 })}
                    value={variant.share}
                    onChange={(share) => change(place, { share })}
                    inputMode="decimal"
                    autoComplete="off"
                    maxLength={8}
                  />
                  <SelectField
                    label={text('variant.state', { nr: place + 1 })}
                    options={[
                      { value: 'true', label: text('on') },
                      { value: 'false', label: text('off') },
                    ]}
                    value={String(variant.isEnabled)}
                    onChange={(value) => change(place, { isEnabled: value === 'true' })}
                  />
                </div>
                {variants.length > 2 && place > 0 && (
                  <Button
                    look="quiet"
                    small
                    onClick={() =>
                      remove(place, () =>
                        set({ variants: evenly(variants.filter((_one, index) => index !== place)) }),
                      )
                    }
                  >
                    <FormattedMessage
                      id="internalExperiments.variant.remove"
                      values={{
                        nr: place + 1,
                        h: (parts: ReactNode) => <span className="visually-hidden">{parts}</span>,
                      }}
                    />
                  </Button>
                )}
              </li>
            ))}
          </ol>
          {fault('variants') !== undefined && (
            <FieldError id="variants">{fault('variants') ?? ''}</FieldError>
          )}
          {variants.length < MOST_VARIANTS && (
            <div className="row">
              <Button
                ref={addButton}
                look="secondary"
                small
                onClick={() => add(() => set({ variants: withVariant(variants) }))}
              >
                {text('variant.add')}
              </Button>
            </div>
          )}
        </fieldset>
        <CheckboxField
          label={text('field.tracked')}
          hint={text('hint.tracked')}
          checked={tracked}
          onChange={(checked) => set({ tracked: checked })}
        />
        <div className="row">
          <Button type="submit">
            <FormattedMessage id="internal.review.open" />
          </Button>
        </div>
      </form>
      <ReviewDialog
        open={reviewing}
        title={text(version === 0 ? 'review.create' : 'review.change')}
        changes={changes}
        effects={[<FormattedMessage key="effect" id="internalExperiments.review.effect" />]}
        confirm={text('save')}
        busy={saving.busy}
        refusal={saving.refusal}
        onConfirm={(reason) =>
          saving.save({
            key: key.trim(),
            hypothesis,
            featureKey,
            segmentId: segmentId === '' ? null : segmentId,
            variants: toVariantInputs(variants),
            tracked,
            version,
            reason,
          })
        }
        onClose={() => setReviewing(false)}
        onReload={saving.reload}
      />
    </>
  );
}
