import { useState, type SubmitEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import type { FeatureEditor_feature$key } from '../../../../codegen/relay/FeatureEditor_feature.graphql.ts';
import type { FeatureEditorMutation } from '../../../../codegen/relay/FeatureEditorMutation.graphql.ts';
import { useRelayWrite } from '../../platform/write/useRelayWrite.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { SelectField } from '../shared/form/SelectField.tsx';
import { TextField } from '../shared/form/TextField.tsx';
import formStyles from '../shared/Form.module.css';
import { ReviewDialog } from '../shared/ReviewDialog.tsx';
import styles from './features.module.css';
import { moved, newRule, readShare, typedShare, type RuleDraft } from './featureValues.ts';

interface FeatureEditorProps {
  readonly feature: FeatureEditor_feature$key;
  readonly segments: readonly { readonly value: string; readonly label: string }[];
  readonly mayChange: boolean;
}

/** The default and the rules of a feature. */
export function FeatureEditor({ feature: key, segments, mayChange }: FeatureEditorProps) {
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
      }
    `,
    key,
  );
  const [isEnabled, setEnabled] = useState(feature.isEnabled ?? null);
  const [rules, setRules] = useState<readonly RuleDraft[]>(() =>
    feature.rules.map((rule) => ({
      id: rule.id,
      segmentId: rule.segmentId ?? '',
      share: typedShare(rule.share),
      isEnabled: rule.isEnabled,
      variation: rule.variation ?? '',
    })),
  );
  const [tried, setTried] = useState(false);
  const [reviewing, setReviewing] = useState(false);
  const [conflict, setConflict] = useState<string | null>(null);
  const { busy, refusal, forgetRefusal, reload, write } = useRelayWrite<
    FeatureEditorMutation,
    FeatureEditorMutation['response']['saveFeature']
  >(
    graphql`
      mutation FeatureEditorMutation($input: SaveFeatureInput!) {
        saveFeature(input: $input) {
          __typename
          ... on FeatureSaved {
            feature {
              ...FeaturePage_feature
            }
          }
          ... on FeatureConflict {
            message
            current {
              version
            }
          }
          ... on Refusal {
            ...refusal_parts @alias(as: "refusal")
          }
        }
      }
    `,
    ({ saveFeature }) => saveFeature,
    [],
  );
  const text = (id: string) => intl.formatMessage({ id: `internalFeatures.${id}` });
  const names = new Map([
    ...feature.rules.map((rule) => [rule.segmentId ?? '', rule.segmentName ?? text('rules.gone')] as const),
    ...segments.map(({ value, label }) => [value, label] as const),
    ['', text('rules.everyone')] as const,
  ]);
  const set = (place: number, change: Partial<RuleDraft>) =>
    setRules(rules.map((rule, index) => (index === place ? { ...rule, ...change } : rule)));
  const wordsOf = (rule: Omit<RuleDraft, 'share'> & { readonly share: string }) =>
    intl.formatMessage(
      { id: 'internalFeatures.rules.words' },
      {
        segment: names.get(rule.segmentId) ?? '',
        share: rule.share,
        isEnabled: String(rule.isEnabled),
        variation: rule.variation === '' ? 'none' : rule.variation,
      },
    );
  const listed = (list: readonly string[]) =>
    list.length === 0 ? text('rules.none') : list.map((rule, index) => `${index + 1}. ${rule}`).join('\n');
  const defaultWords = (value: boolean | null) =>
    value === null
      ? intl.formatMessage({ id: 'internalFeatures.default.brand' }, { isOn: String(feature.brandDefault) })
      : text(value ? 'on' : 'off');
  const review = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    forgetRefusal();
    setConflict(null);
    setTried(true);
    if (rules.every(({ share }) => readShare(share) !== null)) setReviewing(true);
  };
  const save = (reason: string) =>
    write(
      {
        input: {
          key: feature.key,
          isEnabled,
          version: feature.version,
          reason,
          rules: rules.map((rule) => ({
            id: rule.id,
            segmentId: rule.segmentId === '' ? null : rule.segmentId,
            share: readShare(rule.share) ?? 0,
            isEnabled: rule.isEnabled,
            variation: rule.variation === '' ? null : rule.variation,
          })),
        },
      },
      {
        done: (outcome) =>
          outcome.__typename === 'FeatureConflict'
            ? outcome.message
            : intl.formatMessage({ id: 'internal.saved' }, { name: feature.key }),
        onSaved: (outcome) => {
          setReviewing(false);
          if (outcome.__typename === 'FeatureConflict') setConflict(outcome.message);
        },
      },
    );
  return (
    <>
      {conflict !== null && (
        <Notice tone="warn" role="alert" title={conflict}>
          <Button look="secondary" small onClick={reload}>
            <FormattedMessage id="internal.review.reload" />
          </Button>
        </Notice>
      )}
      <form className={formStyles['form']} noValidate onSubmit={review}>
        <SelectField
          label={text('field.default')}
          hint={text('hint.default')}
          options={[
            { value: '', label: defaultWords(null) },
            { value: 'true', label: text('on') },
            { value: 'false', label: text('off') },
          ]}
          value={isEnabled === null ? '' : String(isEnabled)}
          onChange={(value) => setEnabled(value === '' ? null : value === 'true')}
        />
        <ol className={styles['rules']}>
          {rules.map((rule, place) => (
            <li key={rule.id} className={styles['rule']}>
              <SelectField
                label={intl.formatMessage({ id: 'internalFeatures.rules.segment' }, { rule: place + 1 })}
                options={[...names].toReversed().map(([value, label]) => ({ value, label }))}
                value={rule.segmentId}
                onChange={(segmentId) => set(place, { segmentId })}
              />
              <TextField
                label={text('rules.share')}
                error={tried && readShare(rule.share) === null ? text('fault.share') : undefined}
                value={rule.share}
                onChange={(share) => set(place, { share })}
                inputMode="decimal"
                autoComplete="off"
                maxLength={8}
              />
              <SelectField
                label={text('rules.then')}
                options={[
                  { value: 'true', label: text('on') },
                  { value: 'false', label: text('off') },
                ]}
                value={String(rule.isEnabled)}
                onChange={(value) => set(place, { isEnabled: value === 'true' })}
              />
              <TextField
                label={text('rules.variation')}
                value={rule.variation}
                onChange={(variation) => set(place, { variation })}
                autoComplete="off"
                spellCheck={false}
                maxLength={60}
              />
              {mayChange && (
                <div className="row">
                  {([-1, 1] as const).map((by) => (
                    <Button
                      key={by}
                      look="quiet"
                      small
                      disabled={rules[place + by] === undefined}
                      onClick={() => setRules(moved(rules, place, by))}
                    >
                      <FormattedMessage
                        id={by < 0 ? 'internalFeatures.rules.up' : 'internalFeatures.rules.down'}
                        values={{
                          rule: place + 1,
                          h: (parts) => <span className="visually-hidden">{parts}</span>,
                        }}
                      />
                    </Button>
                  ))}
                  <Button
                    look="quiet"
                    small
                    onClick={() => setRules(rules.filter((_rule, index) => index !== place))}
                  >
                    <FormattedMessage
                      id="internalFeatures.rules.remove"
                      values={{
                        rule: place + 1,
                        h: (parts) => <span className="visually-hidden">{parts}</span>,
                      }}
                    />
                  </Button>
                </div>
              )}
            </li>
          ))}
        </ol>
        {rules.length === 0 && (
          <p className="muted">
            <FormattedMessage id="internalFeatures.rules.none" />
          </p>
        )}
        {mayChange && (
          <div className="row">
            <Button look="secondary" onClick={() => setRules([...rules, newRule()])}>
              <FormattedMessage id="internalFeatures.rules.add" />
            </Button>
            <Button type="submit">
              <FormattedMessage id="internal.review.open" />
            </Button>
          </div>
        )}
      </form>
      <ReviewDialog
        open={reviewing}
        title={intl.formatMessage({ id: 'internalFeatures.review' }, { key: feature.key })}
        changes={[
          {
            label: text('field.default'),
            from: defaultWords(feature.isEnabled ?? null),
            to: defaultWords(isEnabled),
          },
          {
            label: text('field.rules'),
            from: listed(
              feature.rules.map((rule) =>
                wordsOf({
                  ...rule,
                  segmentId: rule.segmentId ?? '',
                  share: typedShare(rule.share),
                  variation: rule.variation ?? '',
                }),
              ),
            ),
            to: listed(rules.map(wordsOf)),
          },
        ]}
        effects={[<FormattedMessage key="effect" id="internalFeatures.effect" />]}
        confirm={text('save')}
        busy={busy}
        refusal={refusal}
        onConfirm={save}
        onClose={() => setReviewing(false)}
        onReload={reload}
      />
    </>
  );
}
