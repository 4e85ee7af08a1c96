import { FormattedMessage, useIntl } from 'react-intl';
import { LANGUAGE_NAMES } from '../../../domain/brands/languageNames.ts';
import { CONNECTION_CONFIGS } from '../../../domain/devices/connectionConfigs.ts';
import { DEVICE_TYPES } from '../../../domain/devices/deviceTypes.ts';
import { OFFER_LIMITS } from '../../../domain/offers/checkOffer.ts';
import { OFFER_AUDIENCES } from '../../../domain/offers/offerStatus.ts';
import { useApp } from '../../platform/screen/app.ts';
import { useFormats } from '../../shared/format/useFormats.ts';
import editorStyles from '../shared/form/Editor.module.css';
import { DateTimeField } from '../shared/form/dateFields.tsx';
import { SelectField } from '../shared/form/SelectField.tsx';
import { TextField } from '../shared/form/TextField.tsx';
import styles from '../shared/form/Form.module.css';
import { PictureField } from '../shared/form/PictureField.tsx';
import type { ProgramChoice } from '../shared/form/useProgramChoices.ts';
import { OptionFields } from './OptionFields.tsx';
import { TEXT_PARTS, pickTexts, type OfferValues } from './offerValues.ts';

export interface OfferFieldsProps {
  readonly values: OfferValues;
  readonly programs: readonly ProgramChoice[];
  readonly zone: string;
  /** The sentence of a field's fault. */
  readonly fieldError: (field: string) => string | undefined;
  readonly onChange: (values: OfferValues) => void;
}

type Counted = 'pricePoints' | 'usualPoints' | 'stock' | 'place' | 'holdHours' | 'connectWithinDays';

export function OfferFields({ values, programs, zone, fieldError, onChange }: OfferFieldsProps) {
  const intl = useIntl();
  const { brand } = useApp();
  const { pay, paysMoney, points } = useFormats();
  const text = (id: string) => intl.formatMessage({ id: `internalOffers.${id}` });
  const set = (change: Partial<OfferValues>) => onChange({ ...values, ...change });
  const partners = CONNECTION_CONFIGS.filter(({ deviceTypes }) =>
    deviceTypes.some((type) => type === values.deviceType),
  );
  const worth = paysMoney
    ? intl.formatMessage({ id: 'internalOffers.hint.worth' }, { points: points(1_000), money: pay(1_000) })
    : text('hint.points');
  const count = (field: Counted, hint: string) => (
    <TextField
      label={text(`field.${field}`)}
      hint={hint}
      error={fieldError(field)}
      value={values[field]}
      onChange={(typed) => set({ [field]: typed })}
      inputMode="numeric"
      autoComplete="off"
      maxLength={9}
    />
  );
  return (
    <>
      <div className={styles['pair']}>
        <SelectField
          label={text('field.audience')}
          error={fieldError('audience')}
          options={OFFER_AUDIENCES.map((value) => ({ value, label: text(`audience.${value}`) }))}
          value={values.audience}
          onChange={(value) =>
            set({ audience: OFFER_AUDIENCES.find((each) => each === value) ?? values.audience })
          }
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
        <SelectField
          label={text('field.deviceType')}
          error={fieldError('deviceType')}
          options={DEVICE_TYPES.filter((type) => type !== 'default').map((value) => ({
            value,
            label: intl.formatMessage({ id: `devices.kind.one.${value}` }),
          }))}
          value={values.deviceType}
          onChange={(type) =>
            set({
              deviceType: type,
              connectionConfigId: CONNECTION_CONFIGS.some(
                ({ id, deviceTypes }) =>
                  id === values.connectionConfigId && deviceTypes.some((each) => each === type),
              )
                ? values.connectionConfigId
                : '',
            })
          }
        />
        <SelectField
          label={text('field.partner')}
          hint={text('hint.partner')}
          error={fieldError('connectionConfigId')}
          prompt={text('anyPartner')}
          options={partners.map(({ id, title }) => ({ value: id, label: title }))}
          value={values.connectionConfigId}
          onChange={(connectionConfigId) => set({ connectionConfigId })}
        />
      </div>
      {brand.locales.map((locale, position) => (
        <fieldset key={locale} className={editorStyles['language']}>
          {brand.locales.length > 1 && <legend>{LANGUAGE_NAMES[locale]}</legend>}
          {TEXT_PARTS.map((part) => (
            <TextField
              key={part}
              label={text(`field.${part}`)}
              {...(part === 'agreement' ? { hint: text('hint.agreement') } : {})}
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
              maxLength={OFFER_LIMITS[part]}
              multiline={part !== 'title' && part !== 'subtitle'}
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
      <OptionFields
        options={values.options}
        error={fieldError('options')}
        onChange={(options) => set({ options })}
      />
      <div className={styles['pair']}>
        {count('pricePoints', worth)}
        {count('usualPoints', text('hint.usual'))}
        {count('stock', text('hint.stock'))}
        {count('place', text('hint.place'))}
        {count('holdHours', text('hint.holdHours'))}
        {count('connectWithinDays', text('hint.connectWithinDays'))}
        <DateTimeField
          label={text('field.startsAt')}
          hint={<FormattedMessage id="internalOffers.hint.zone" values={{ zone }} />}
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
      </div>
    </>
  );
}
