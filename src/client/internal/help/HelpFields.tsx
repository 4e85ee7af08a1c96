import { useIntl } from 'react-intl';
import { ARTICLE_LIMITS } from '../../../domain/help/checkArticle.ts';
import { useApp } from '../../platform/screen/app.ts';
import editorStyles from '../shared/form/Editor.module.css';
import { Field } from '../shared/form/Field.tsx';
import { ManySelect } from '../shared/form/ManySelect.tsx';
import { SelectField } from '../shared/form/SelectField.tsx';
import { TextField } from '../shared/form/TextField.tsx';
import { useLanguageName } from '../shared/values/useLanguageName.ts';
import { SCREEN_TEXTS, SCREENS, sortScreens } from './helpScreens.ts';
import { SUBJECT_NAMES, textIn, withText, type ArticleValues } from './helpValues.ts';

interface HelpFieldsProps {
  readonly values: ArticleValues;
  readonly isNew: boolean;
  /** The brand's words that a text may have. */
  readonly words: string;
  readonly fieldError: (field: string) => string | undefined;
  readonly onChange: (values: ArticleValues) => void;
}

export function HelpFields({ values, isNew, words, fieldError, onChange }: HelpFieldsProps) {
  const intl = useIntl();
  const { locales } = useApp().brand;
  const languageName = useLanguageName();
  const text = (id: string) => intl.formatMessage({ id: `internalHelp.${id}` });
  const shownOn = intl.formatMessage({ id: 'internalHelp.field.screens' });
  return (
    <>
      {isNew && (
        <TextField
          label={text('field.slug')}
          hint={text('hint.slug')}
          error={fieldError('articleId')}
          value={values.slug}
          onChange={(slug) => onChange({ ...values, slug })}
          autoComplete="off"
          spellCheck={false}
          maxLength={ARTICLE_LIMITS.slug}
          required
        />
      )}
      <SelectField
        label={text('field.subject')}
        options={SUBJECT_NAMES.map((value) => ({ value, label: text(`subject.${value}`) }))}
        value={values.subject}
        onChange={(value) =>
          onChange({ ...values, subject: SUBJECT_NAMES.find((name) => name === value) ?? values.subject })
        }
      />
      <Field label={shownOn} hint={intl.formatMessage({ id: 'internalHelp.hint.screens' })}>
        {({ describedBy }) => (
          <ManySelect
            label={shownOn}
            fault={{ 'aria-describedby': describedBy }}
            options={SCREENS.map((value) => ({
              value,
              label: intl.formatMessage({ id: SCREEN_TEXTS[value] }),
            }))}
            values={values.screens}
            onChange={(chosen) => onChange({ ...values, screens: sortScreens(chosen) })}
          />
        )}
      </Field>
      {locales.map((locale, place) => (
        <fieldset key={locale} className={editorStyles['language']}>
          <legend>
            {languageName(locale)}
            {place > 0 && ` ${text('optional')}`}
          </legend>
          <TextField
            label={text('field.title')}
            error={fieldError(`${locale}.title`)}
            value={textIn(values, locale).title}
            onChange={(title) => onChange(withText(values, locale, { title }))}
            autoComplete="off"
            maxLength={ARTICLE_LIMITS.title}
            required={place === 0}
          />
          <TextField
            label={text('field.keywords')}
            hint={text('hint.keywords')}
            error={fieldError(`${locale}.keywords`)}
            value={textIn(values, locale).keywords}
            onChange={(keywords) => onChange(withText(values, locale, { keywords }))}
            autoComplete="off"
            maxLength={ARTICLE_LIMITS.keywords}
          />
          <TextField
            label={text('field.body')}
            hint={intl.formatMessage({ id: 'internalHelp.hint.body' }, { words })}
            error={fieldError(`${locale}.body`)}
            value={textIn(values, locale).body}
            onChange={(body) => onChange(withText(values, locale, { body }))}
            autoComplete="off"
            maxLength={ARTICLE_LIMITS.body}
            required={place === 0}
            multiline
          />
        </fieldset>
      ))}
    </>
  );
}
