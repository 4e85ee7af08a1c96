import { useState, type SubmitEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { WheelPrizeInput } from '../../../../codegen/relay/NewPrizeScreenMutation.graphql.ts';
import type { Locale } from '../../../domain/brands/countries.ts';
import { LANGUAGE_NAMES } from '../../../domain/brands/languageNames.ts';
import { BARCODE_FORMATS } from '../../../domain/rewards/catalogue.ts';
import { prizeServices } from '../../../domain/wheel/checkPrize.ts';
import { PRIZE_RULES, PRIZE_TYPES } from '../../../domain/wheel/prizes.ts';
import { useApp } from '../../platform/screen/app.ts';
import { fieldFault, type Refusal } from '../../platform/write/refusal.ts';
import { Button } from '../../ui/Button.tsx';
import { CheckboxField } from '../shared/form/CheckboxField.tsx';
import { SelectField } from '../shared/form/SelectField.tsx';
import { TextField } from '../shared/form/TextField.tsx';
import { typedNumberText } from '../shared/form/typedNumbers.ts';
import styles from '../shared/form/Form.module.css';
import { differ, useUnsaved } from '../shared/form/useUnsaved.ts';
import type { Change } from '../shared/review/ChangeList.tsx';
import { ReviewDialog } from '../shared/review/ReviewDialog.tsx';
import { readPrize, toInput, type PrizeValues } from './prizeValues.ts';

interface PrizeEditorProps {
  readonly start: PrizeValues;
  /** Null: a new prize. */
  readonly before: PrizeValues | null;
  readonly saving: {
    readonly busy: boolean;
    readonly refusal: Refusal | null;
    forgetRefusal(): void;
    reload(): void;
    save(prize: WheelPrizeInput, reason: string): void;
  };
}

type Words = 'weight' | 'points' | 'worthPoints' | 'item' | 'remaining' | 'perDay' | 'place';

/** The form of a prize, without the fields that its type doesn't have. */
export function PrizeEditor({ start, before, saving }: PrizeEditorProps) {
  const intl = useIntl();
  const { brand } = useApp();
  const [values, setValues] = useState(start);
  const [tried, setTried] = useState(false);
  const [reviewing, setReviewing] = useState(false);
  const [first = 'en-US'] = brand.locales;
  const read = readPrize(values, first);
  const text = (id: string) => intl.formatMessage({ id: `internalWheel.${id}` });
  const set = (change: Partial<PrizeValues>) => setValues({ ...values, ...change });
  const fieldError = (field: string) => {
    const fault = tried ? read.faults[field] : undefined;
    return fault === undefined ? fieldFault(saving.refusal, field) : text(`fault.${fault}`);
  };
  const rule = PRIZE_RULES[values.type];
  const services = prizeServices(values.type);
  const changes = changesBetween();
  useUnsaved(differ(values, start));

  function changesBetween(): readonly Change[] {
    const lines = (of: PrizeValues): readonly (readonly [string, string])[] => [
      [text('field.type'), text(`type.${of.type}`)],
      ...brand.locales.flatMap((locale) =>
        (['title', 'text'] as const).map(
          (part) => [inLanguage(part, locale), of.texts[locale]?.[part] ?? ''] as const,
        ),
      ),
      [text('field.isOn'), text(of.isOn ? 'yes' : 'no')],
      ...(['weight', 'points', 'worthPoints', 'item', 'remaining', 'perDay', 'place'] as const).map(
        (field) =>
          [text(`field.${field}`), field === 'item' ? of.item : typedNumberText(intl, of[field])] as const,
      ),
      [text('field.service'), services.length === 0 ? '' : text(`service.${of.service}`)],
    ];
    const old = before === null ? [] : lines(before);
    return lines(values).flatMap(([label, to], at) => {
      const from = before === null ? null : (old[at]?.[1] ?? '');
      return from === to || (from === null && to === '') ? [] : [{ label, from, to }];
    });
  }

  function inLanguage(part: 'title' | 'text', locale: Locale): string {
    return brand.locales.length > 1
      ? intl.formatMessage(
          { id: 'internalWheel.inLanguage' },
          { field: text(`field.${part}`), language: LANGUAGE_NAMES[locale] },
        )
      : text(`field.${part}`);
  }

  const review = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    saving.forgetRefusal();
    setTried(true);
    if (Object.keys(read.faults).length === 0) setReviewing(true);
  };
  const number = (field: Words, hint?: string) => (
    <TextField
      label={text(`field.${field}`)}
      {...(hint === undefined ? {} : { hint: text(`hint.${hint}`) })}
      error={fieldError(field)}
      value={values[field]}
      onChange={(typed) => set({ [field]: typed })}
      {...(field === 'item' ? {} : { inputMode: 'numeric' as const })}
      autoComplete="off"
      maxLength={field === 'item' ? 80 : 9}
    />
  );
  return (
    <>
      <form className={styles['form']} noValidate onSubmit={review}>
        {before === null && (
          <SelectField
            label={text('field.type')}
            error={fieldError('type')}
            options={PRIZE_TYPES.map((type) => ({ value: type, label: text(`type.${type}`) }))}
            value={values.type}
            onChange={(type) => set({ type: PRIZE_TYPES.find((each) => each === type) ?? 'CASH' })}
          />
        )}
        {brand.locales.map((locale) => (
          <div key={locale} className={styles['pair']}>
            {(['title', 'text'] as const).map((part) => (
              <TextField
                key={part}
                label={inLanguage(part, locale)}
                error={fieldError(`texts.${locale}.${part}`)}
                value={values.texts[locale]?.[part] ?? ''}
                onChange={(typed) => {
                  const words = values.texts[locale] ?? { title: '', text: '' };
                  set({ texts: { ...values.texts, [locale]: { ...words, [part]: typed } } });
                }}
                maxLength={part === 'title' ? 60 : 400}
              />
            ))}
          </div>
        ))}
        <div className={styles['pair']}>
          {values.type !== 'DAILY_CASH_INELIGIBLE' && number('weight', 'weight')}
          {rule.paysPoints ? number('points') : number('worthPoints', 'worthPoints')}
        </div>
        <div className={styles['pair']}>
          {number('remaining', 'remaining')}
          {number('perDay', 'perDay')}
        </div>
        {services.length > 0 && (
          <div className={styles['pair']}>
            <SelectField
              label={text('field.service')}
              error={fieldError('service')}
              options={services.map((service) => ({ value: service, label: text(`service.${service}`) }))}
              value={services.includes(values.service) ? values.service : (services[0] ?? '')}
              onChange={(chosen) => set({ service: services.find((each) => each === chosen) ?? 'alder' })}
            />
            {number('item', 'item')}
          </div>
        )}
        {services.length > 0 && !rule.needsForm && (
          <SelectField
            label={text('field.barcode')}
            options={[
              { value: '', label: text('barcode.none') },
              ...BARCODE_FORMATS.map((format) => ({ value: format as string, label: format })),
            ]}
            value={values.barcode}
            onChange={(barcode) => set({ barcode })}
          />
        )}
        <div className={styles['pair']}>{number('place', 'place')}</div>
        <CheckboxField label={text('field.isOn')} checked={values.isOn} onChange={(isOn) => set({ isOn })} />
        <div className="row">
          <Button type="submit" disabled={changes.length === 0}>
            <FormattedMessage id="internal.review.open" />
          </Button>
        </div>
      </form>
      <ReviewDialog
        open={reviewing}
        title={
          before === null
            ? text('reviewNew')
            : intl.formatMessage({ id: 'internal.review.title' }, { name: values.texts[first]?.title ?? '' })
        }
        changes={changes}
        effects={[<FormattedMessage key="odds" id="internalWheel.effect" />]}
        confirm={before === null ? text('create') : intl.formatMessage({ id: 'internal.review.save' })}
        busy={saving.busy}
        refusal={saving.refusal}
        onConfirm={(reason) => saving.save(toInput(read, values, before), reason)}
        onClose={() => setReviewing(false)}
        onReload={saving.reload}
      />
    </>
  );
}
