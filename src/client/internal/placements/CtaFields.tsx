import { useIntl } from 'react-intl';
import { CONTENT_LIMITS, CTA_LEVELS } from '../../../domain/placements/checkContent.ts';
import { Button } from '../../ui/Button.tsx';
import { SelectField } from '../shared/form/SelectField.tsx';
import { TextField } from '../shared/form/TextField.tsx';
import type { TypedCta } from './contentValues.ts';
import formStyles from '../shared/Form.module.css';
import styles from './placements.module.css';

interface CtaFieldsProps {
  readonly ctas: readonly TypedCta[];
  readonly fieldError: (field: string) => string | undefined;
  readonly onChange: (ctas: readonly TypedCta[]) => void;
}

/** Buttons and links of content (BAN-40). */
export function CtaFields({ ctas, fieldError, onChange }: CtaFieldsProps) {
  const intl = useIntl();
  const text = (id: string) => intl.formatMessage({ id: `internalPlacements.${id}` });
  const change = (index: number, part: Partial<TypedCta>) =>
    onChange(ctas.map((cta, at) => (at === index ? { ...cta, ...part } : cta)));
  const add = () =>
    onChange([
      ...ctas,
      { key: Math.max(-1, ...ctas.map(({ key }) => key)) + 1, label: '', url: '', level: 'SECONDARY' },
    ]);
  return (
    <div className="stack">
      {ctas.map(({ key, label, url, level }, index) => (
        <fieldset key={key} className={styles['cta']}>
          <legend>
            {intl.formatMessage({ id: 'internalPlacements.cta.number' }, { number: index + 1 })}
          </legend>
          <div className={`${formStyles['pair'] ?? ''} ${formStyles['third'] ?? ''}`}>
            <TextField
              label={text('cta.label')}
              error={fieldError(`ctas.${index}.label`)}
              value={label}
              onChange={(typed) => change(index, { label: typed })}
              autoComplete="off"
              maxLength={CONTENT_LIMITS.label}
              required
            />
            <TextField
              label={text('cta.url')}
              error={fieldError(`ctas.${index}.url`)}
              value={url}
              onChange={(typed) => change(index, { url: typed })}
              autoComplete="off"
              spellCheck={false}
              inputMode="url"
              maxLength={CONTENT_LIMITS.url}
              required
            />
            <SelectField
              label={text('cta.level')}
              options={CTA_LEVELS.map((value) => ({ value, label: text(`cta.${value}`) }))}
              value={level}
              onChange={(value) =>
                change(index, { level: CTA_LEVELS.find((each) => each === value) ?? level })
              }
            />
          </div>
          <Button look="quiet" small onClick={() => onChange(ctas.filter((_cta, at) => at !== index))}>
            {intl.formatMessage({ id: 'internalPlacements.cta.remove' }, { number: index + 1 })}
          </Button>
        </fieldset>
      ))}
      {ctas.length < CONTENT_LIMITS.ctas && (
        <div className="row">
          <Button look="secondary" small onClick={add}>
            {text('cta.add')}
          </Button>
        </div>
      )}
    </div>
  );
}
