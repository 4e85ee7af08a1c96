import { useIntl } from 'react-intl';
import { CONTENT_LIMITS, CTA_LEVELS } from '../../../domain/placements/checkContent.ts';
import { Button } from '../../ui/Button.tsx';
import { cx } from '../../ui/cx.ts';
import { SelectField } from '../shared/form/SelectField.tsx';
import { TextField } from '../shared/form/TextField.tsx';
import { FieldError } from '../shared/form/Field.tsx';
import { useFieldGroups } from '../shared/form/useFieldGroups.ts';
import { newCta, type TypedCta } from './contentValues.ts';
import formStyles from '../shared/form/Form.module.css';
import styles from './placements.module.css';

interface CtaFieldsProps {
  readonly ctas: readonly TypedCta[];
  /** It has one link, which has one look. */
  readonly isSurvey: boolean;
  readonly fieldError: (field: string) => string | undefined;
  readonly onChange: (ctas: readonly TypedCta[]) => void;
}

/** Buttons and links of content (BAN-40). */
export function CtaFields({ ctas, isSurvey, fieldError, onChange }: CtaFieldsProps) {
  const intl = useIntl();
  const text = (id: string) => intl.formatMessage({ id: `internalPlacements.${id}` });
  const { list, addButton, add, remove } = useFieldGroups<HTMLDivElement>();
  const change = (index: number, part: Partial<TypedCta>) =>
    onChange(ctas.map((cta, at) => (at === index ? { ...cta, ...part } : cta)));
  const fault = fieldError('ctas');
  const most = isSurvey ? 1 : CONTENT_LIMITS.ctas;
  return (
    <div ref={list} className="stack">
      {ctas.map(({ key, label, url, level }, index) => (
        <fieldset key={key} className={styles['cta']} data-group>
          <legend>
            {intl.formatMessage({ id: 'internalPlacements.cta.number' }, { number: index + 1 })}
          </legend>
          <div className={cx(formStyles['pair'], !isSurvey && formStyles['third'])}>
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
            {!isSurvey && (
              <SelectField
                label={text('cta.level')}
                options={CTA_LEVELS.map((value) => ({ value, label: text(`cta.${value}`) }))}
                value={level}
                onChange={(value) =>
                  change(index, { level: CTA_LEVELS.find((each) => each === value) ?? level })
                }
              />
            )}
          </div>
          {(!isSurvey || ctas.length > 1) && (
            <Button
              look="quiet"
              small
              onClick={() => remove(index, () => onChange(ctas.filter((_cta, at) => at !== index)))}
            >
              {intl.formatMessage({ id: 'internalPlacements.cta.remove' }, { number: index + 1 })}
            </Button>
          )}
        </fieldset>
      ))}
      {fault !== undefined && <FieldError id="ctas">{fault}</FieldError>}
      {ctas.length < most && (
        <div className="row">
          <Button
            ref={addButton}
            look="secondary"
            small
            onClick={() => add(() => onChange([...ctas, newCta(ctas)]))}
          >
            {text('cta.add')}
          </Button>
        </div>
      )}
    </div>
  );
}
