import { useIntl } from 'react-intl';
import { LANGUAGE_NAMES } from '../../../domain/brands/languageNames.ts';
import { CONTENT_LIMITS, hasName } from '../../../domain/placements/checkContent.ts';
import { PLACEMENT_ICONS } from '../../../domain/placements/icons.ts';
import { CONTENT_PLACES } from '../../../domain/placements/names.ts';
import { useApp } from '../../platform/screen/app.ts';
import { CheckboxField } from '../shared/form/CheckboxField.tsx';
import { DateTimeField } from '../shared/form/dateFields.tsx';
import { SelectField } from '../shared/form/SelectField.tsx';
import { TextField } from '../shared/form/TextField.tsx';
import styles from '../shared/form/Form.module.css';
import { PictureField } from '../shared/form/PictureField.tsx';
import { SegmentSelect } from '../shared/form/SegmentSelect.tsx';
import { hasPart, inPlace, type ContentValues } from './contentValues.ts';
import { CtaFields } from './CtaFields.tsx';

export interface ContentFieldsProps {
  readonly values: ContentValues;
  readonly zone: string;
  readonly fieldError: (field: string) => string | undefined;
  readonly onChange: (values: ContentValues) => void;
}

export function ContentFields({ values, zone, fieldError, onChange }: ContentFieldsProps) {
  const intl = useIntl();
  const { brand } = useApp();
  const text = (id: string) => intl.formatMessage({ id: `internalPlacements.${id}` });
  const set = (change: Partial<ContentValues>) => onChange({ ...values, ...change });
  const isSurvey = values.placement === 'SurveyCard';
  const isPanel = isSurvey || values.placement === 'PopupAnnouncement';
  return (
    <>
      <div className={styles['pair']}>
        <SelectField
          label={text('field.placement')}
          hint={text(`where.${values.placement}`)}
          error={fieldError('placement')}
          options={CONTENT_PLACES.map((value) => ({ value, label: text(`place.${value}`) }))}
          value={values.placement}
          onChange={(value) =>
            onChange(inPlace(values, CONTENT_PLACES.find((name) => name === value) ?? values.placement))
          }
        />
        {(brand.locales.length > 1 || values.locale !== '') && (
          <SelectField
            label={text('field.locale')}
            hint={text('hint.locale')}
            error={fieldError('locale')}
            prompt={text('everyLanguage')}
            options={brand.locales.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
            value={values.locale}
            onChange={(locale) => set({ locale })}
          />
        )}
      </div>
      {hasName(values.placement) && (
        <TextField
          label={text('field.name')}
          hint={text(`hint.name.${values.placement}`)}
          error={fieldError('name')}
          value={values.name}
          onChange={(name) => set({ name })}
          autoComplete="off"
          spellCheck={false}
          maxLength={60}
          required
        />
      )}
      <TextField
        label={text('field.title')}
        error={fieldError('title')}
        value={values.title}
        onChange={(title) => set({ title })}
        autoComplete="off"
        maxLength={CONTENT_LIMITS.title}
        required
      />
      {hasPart(values.placement, 'subtitle') && (
        <TextField
          label={text('field.subtitle')}
          error={fieldError('subtitle')}
          value={values.subtitle}
          onChange={(subtitle) => set({ subtitle })}
          autoComplete="off"
          maxLength={CONTENT_LIMITS.subtitle}
        />
      )}
      <TextField
        label={text('field.content')}
        hint={text('hint.content')}
        error={fieldError('content')}
        value={values.content}
        onChange={(content) => set({ content })}
        autoComplete="off"
        maxLength={CONTENT_LIMITS.content}
        multiline
      />
      {hasPart(values.placement, 'subtext') && (
        <TextField
          label={text('field.subtext')}
          error={fieldError('subtext')}
          value={values.subtext}
          onChange={(subtext) => set({ subtext })}
          autoComplete="off"
          maxLength={CONTENT_LIMITS.subtext}
        />
      )}
      {hasPart(values.placement, 'icon') && (
        <SelectField
          label={text('field.icon')}
          error={fieldError('icon')}
          prompt={text('noIcon')}
          options={PLACEMENT_ICONS.map((value) => ({ value, label: text(`icon.${value}`) }))}
          value={values.icon}
          onChange={(icon) => set({ icon })}
        />
      )}
      {hasPart(values.placement, 'picture') && (
        <PictureField
          picture={values.picture}
          error={fieldError('pictureId')}
          onChange={(picture) => set({ picture })}
        />
      )}
      <CtaFields
        ctas={values.ctas}
        isSurvey={isSurvey}
        fieldError={fieldError}
        onChange={(ctas) => set({ ctas })}
      />
      <SegmentSelect
        label={text('field.segment')}
        all={text('everyone')}
        value={values.segment}
        error={fieldError('segmentId')}
        onChange={(segment) => set({ segment })}
      />
      <div className={styles['pair']}>
        <DateTimeField
          label={text('field.startsAt')}
          hint={intl.formatMessage({ id: 'internalPlacements.hint.startsAt' }, { zone })}
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
        <TextField
          label={text('field.position')}
          hint={text(isPanel ? 'hint.position.panel' : 'hint.position')}
          error={fieldError('position')}
          value={values.position}
          onChange={(position) => set({ position })}
          inputMode="numeric"
          autoComplete="off"
          maxLength={4}
        />
      </div>
      {isSurvey && (
        <CheckboxField
          label={text('field.onNextPage')}
          hint={text('hint.onNextPage')}
          error={fieldError('onNextPage')}
          checked={values.onNextPage}
          onChange={(onNextPage) => set({ onNextPage })}
        />
      )}
      <CheckboxField
        label={text('field.active')}
        hint={text('hint.active')}
        checked={values.active}
        onChange={(active) => set({ active })}
      />
    </>
  );
}
