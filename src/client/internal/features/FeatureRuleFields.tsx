import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { variationsOf } from '../../../domain/features/variations.ts';
import { Button } from '../../ui/Button.tsx';
import { SelectField } from '../shared/form/SelectField.tsx';
import { TextField } from '../shared/form/TextField.tsx';
import styles from './features.module.css';
import { readShare } from '../shared/form/shares.ts';
import type { RuleDraft } from './featureValues.ts';

interface FeatureRuleFieldsProps {
  readonly featureKey: string;
  readonly rule: RuleDraft;
  /** From 0. */
  readonly place: number;
  readonly count: number;
  readonly segments: readonly { readonly value: string; readonly label: string }[];
  /** Faults are shown once saving was tried. */
  readonly isTried: boolean;
  readonly mayChange: boolean;
  readonly onChange: (change: Partial<RuleDraft>) => void;
  readonly onMove: (by: -1 | 1) => void;
  readonly onRemove: () => void;
}

/** One rule of a feature. */
export function FeatureRuleFields({
  featureKey,
  rule,
  place,
  count,
  segments,
  isTried,
  mayChange,
  onChange,
  onMove,
  onRemove,
}: FeatureRuleFieldsProps) {
  const intl = useIntl();
  const text = (id: string) => intl.formatMessage({ id: `internalFeatures.${id}` });
  // A rule may have one that the app doesn't know any more.
  const variations = [...new Set([...variationsOf(featureKey), rule.variation])].filter(Boolean);
  const named = {
    rule: place + 1,
    h: (parts: ReactNode) => <span className="visually-hidden">{parts}</span>,
  };
  return (
    <li className={styles['rule']} data-group>
      <div className={styles['fields']}>
        <SelectField
          label={intl.formatMessage({ id: 'internalFeatures.rules.segment' }, { rule: place + 1 })}
          options={segments}
          value={rule.segmentId}
          onChange={(segmentId) => onChange({ segmentId })}
        />
        <TextField
          label={text('rules.share')}
          error={isTried && readShare(rule.share) === null ? text('fault.share') : undefined}
          value={rule.share}
          onChange={(share) => onChange({ share })}
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
          onChange={(value) => onChange({ isEnabled: value === 'true' })}
        />
        {variations.length > 0 && (
          <SelectField
            label={text('rules.variation')}
            options={[
              { value: '', label: text('variation.usual') },
              ...variations.map((value) => ({ value, label: value })),
            ]}
            value={rule.variation}
            onChange={(variation) => onChange({ variation })}
          />
        )}
      </div>
      {mayChange && (
        <div className="row">
          <Button look="quiet" small disabled={place === 0} onClick={() => onMove(-1)}>
            <FormattedMessage id="internalFeatures.rules.up" values={named} />
          </Button>
          <Button look="quiet" small disabled={place === count - 1} onClick={() => onMove(1)}>
            <FormattedMessage id="internalFeatures.rules.down" values={named} />
          </Button>
          <Button look="quiet" small onClick={onRemove}>
            <FormattedMessage id="internalFeatures.rules.remove" values={named} />
          </Button>
        </div>
      )}
    </li>
  );
}
