import { FormattedMessage, useIntl } from 'react-intl';
import { LANGUAGE_NAMES } from '../../../domain/brands/languageNames.ts';
import { BARCODE_FORMATS } from '../../../domain/rewards/catalogue.ts';
import { CATALOGUE_TYPES, REWARD_LIMITS, SERVICES_BY_TYPE } from '../../../domain/rewards/checkReward.ts';
import { SERVICE_NAMES } from '../../../domain/rewards/rewardNames.ts';
import { useApp } from '../../platform/screen/app.ts';
import { DateTimeField } from '../shared/form/dateFields.tsx';
import { SelectField } from '../shared/form/SelectField.tsx';
import { TextField } from '../shared/form/TextField.tsx';
import styles from '../shared/form/Form.module.css';
import { AmountFields, type AmountFieldsProps } from './AmountFields.tsx';
import { PictureField } from '../shared/form/PictureField.tsx';
import rewardStyles from '../shared/form/Editor.module.css';
import { pickTexts, withType, type RewardValues } from './rewardValues.ts';
import type { ProgramChoice } from '../shared/form/useProgramChoices.ts';

interface RewardFieldsProps extends AmountFieldsProps {
  readonly programs: readonly ProgramChoice[];
  readonly zone: string;
}

export function RewardFields({ values, programs, zone, fieldError, onChange }: RewardFieldsProps) {
  const intl = useIntl();
  const { brand } = useApp();
  const text = (id: string) => intl.formatMessage({ id: `internalRewards.${id}` });
  const set = (change: Partial<RewardValues>) => onChange({ ...values, ...change });
  return (
    <>
      <div className={styles['pair']}>
        <SelectField
          label={text('field.type')}
          error={fieldError('type')}
          options={CATALOGUE_TYPES.map((value) => ({ value, label: text(`type.${value}`) }))}
          value={values.type}
          onChange={(value) =>
            onChange(withType(values, CATALOGUE_TYPES.find((type) => type === value) ?? values.type))
          }
        />
        <SelectField
          label={text('field.service')}
          error={fieldError('service')}
          options={SERVICES_BY_TYPE[values.type].map((value) => ({
            value,
            label: text(`service.${SERVICE_NAMES[value]}`),
          }))}
          value={values.service}
          onChange={(value) =>
            set({ service: SERVICES_BY_TYPE[values.type].find((each) => each === value) ?? values.service })
          }
        />
        <TextField
          label={text('field.item')}
          hint={text('hint.item')}
          error={fieldError('item')}
          value={values.item}
          onChange={(item) => set({ item })}
          autoComplete="off"
          spellCheck={false}
          maxLength={REWARD_LIMITS.item}
          required
        />
        <SelectField
          label={text('field.program')}
          hint={text('hint.program')}
          error={fieldError('programId')}
          prompt={text('everybody')}
          options={programs.map(({ id, name }) => ({ value: id, label: name }))}
          value={values.programId}
          onChange={(programId) => set({ programId })}
        />
      </div>
      {brand.locales.map((locale, position) => (
        <fieldset key={locale} className={rewardStyles['language']}>
          {brand.locales.length > 1 && <legend>{LANGUAGE_NAMES[locale]}</legend>}
          {(['title', 'text', 'terms'] as const).map((part) => (
            <TextField
              key={part}
              label={text(`field.${part}`)}
              {...(part === 'title' && position > 0 ? { hint: text('hint.otherLanguage') } : {})}
              error={
                fieldError(`texts.${locale}.${part}`) ?? (part === 'title' ? fieldError('texts') : undefined)
              }
              value={pickTexts(values, locale)[part]}
              onChange={(typed) =>
                set({
                  texts: { ...values.texts, [locale]: { ...pickTexts(values, locale), [part]: typed } },
                })
              }
              autoComplete="off"
              maxLength={REWARD_LIMITS[part]}
              multiline={part !== 'title'}
              required={part === 'title' && position === 0}
            />
          ))}
        </fieldset>
      ))}
      <PictureField
        picture={values.picture}
        error={fieldError('pictureId')}
        onChange={(picture) => set({ picture })}
      />
      <AmountFields values={values} fieldError={fieldError} onChange={onChange} />
      <div className={styles['pair']}>
        <TextField
          label={text('field.stock')}
          hint={text('hint.stock')}
          error={fieldError('stock')}
          value={values.stock}
          onChange={(stock) => set({ stock })}
          inputMode="numeric"
          autoComplete="off"
          maxLength={9}
        />
        <TextField
          label={text('field.place')}
          hint={text('hint.place')}
          error={fieldError('place')}
          value={values.place}
          onChange={(place) => set({ place })}
          inputMode="numeric"
          autoComplete="off"
          maxLength={9}
        />
        <DateTimeField
          label={text('field.startsAt')}
          hint={<FormattedMessage id="internalRewards.hint.zone" values={{ zone }} />}
          error={fieldError('startsAt')}
          value={values.startsAt}
          onChange={(startsAt) => set({ startsAt })}
        />
        <DateTimeField
          label={text('field.endsAt')}
          hint={text('hint.endsAt')}
          error={fieldError('endsAt')}
          value={values.endsAt}
          onChange={(endsAt) => set({ endsAt })}
        />
        {(values.type === 'GIFT_CARD' || values.type === 'COUPON') && (
          <SelectField
            label={text('field.barcode')}
            hint={text('hint.barcode')}
            error={fieldError('barcode')}
            prompt={text('barcode.none')}
            options={BARCODE_FORMATS.map((value) => ({ value, label: text(`barcode.${value}`) }))}
            value={values.barcode}
            onChange={(value) => set({ barcode: BARCODE_FORMATS.find((format) => format === value) ?? '' })}
          />
        )}
      </div>
    </>
  );
}
