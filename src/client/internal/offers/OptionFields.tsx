import { FormattedMessage, useIntl } from 'react-intl';
import { LANGUAGE_NAMES } from '../../../domain/brands/languageNames.ts';
import { OFFER_LIMITS } from '../../../domain/offers/checkOffer.ts';
import { useApp } from '../../platform/screen/app.ts';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../shared/form/TextField.tsx';
import { useFieldGroups } from '../shared/form/useFieldGroups.ts';
import editorStyles from '../shared/form/Editor.module.css';
import styles from '../shared/form/Form.module.css';
import { withOption, type TypedOption } from './offerValues.ts';

interface OptionFieldsProps {
  readonly options: readonly TypedOption[];
  readonly error: string | undefined;
  readonly onChange: (options: readonly TypedOption[]) => void;
}

/** The variants that members choose from, each with the shop's id of it. */
export function OptionFields({ options, error, onChange }: OptionFieldsProps) {
  const intl = useIntl();
  const { brand } = useApp();
  const text = (id: string, values?: Record<string, string | number>) =>
    intl.formatMessage({ id: `internalOffers.${id}` }, values);
  const { list, addButton, add, remove } = useFieldGroups<HTMLFieldSetElement>();
  const set = (id: string, change: Partial<TypedOption>) =>
    onChange(options.map((each) => (each.id === id ? { ...each, ...change } : each)));
  return (
    <fieldset ref={list} className={editorStyles['language']}>
      <legend>{text('options')}</legend>
      <p className="small muted">{text('hint.options')}</p>
      {error !== undefined && (
        <p role="alert" className="small">
          {error}
        </p>
      )}
      {options.map(({ id, item, names }, index) => (
        <div key={id} className="stack stack-tight" data-group>
          <div className={styles['pair']}>
            <TextField
              label={text('option.item', { number: index + 1 })}
              value={item}
              onChange={(typed) => set(id, { item: typed })}
              autoComplete="off"
              spellCheck={false}
              maxLength={OFFER_LIMITS.item}
            />
            {brand.locales.map((locale) => (
              <TextField
                key={locale}
                label={
                  brand.locales.length > 1
                    ? text('option.nameIn', { number: index + 1, language: LANGUAGE_NAMES[locale] })
                    : text('option.name', { number: index + 1 })
                }
                value={names[locale] ?? ''}
                onChange={(typed) => set(id, { names: { ...names, [locale]: typed } })}
                autoComplete="off"
                maxLength={OFFER_LIMITS.optionName}
              />
            ))}
          </div>
          {options.length > 1 && (
            <div className="row">
              <Button
                look="quiet"
                small
                onClick={() => remove(index, () => onChange(options.filter((each) => each.id !== id)))}
              >
                {text('option.remove', { number: index + 1 })}
              </Button>
            </div>
          )}
        </div>
      ))}
      {options.length < OFFER_LIMITS.options && (
        <div className="row">
          <Button
            ref={addButton}
            look="secondary"
            small
            onClick={() => add(() => onChange(withOption(options)))}
          >
            <FormattedMessage id="internalOffers.option.add" />
          </Button>
        </div>
      )}
    </fieldset>
  );
}
