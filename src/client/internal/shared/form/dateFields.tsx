import IconButton from '@mui/material/IconButton';
import OutlinedInput from '@mui/material/OutlinedInput';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { usePickerContext, usePickerTranslations } from '@mui/x-date-pickers/hooks';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { frFR } from '@mui/x-date-pickers/locales';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import dayjs, { type Dayjs } from 'dayjs';
import 'dayjs/locale/en-au.js';
import 'dayjs/locale/en-ca.js';
import 'dayjs/locale/fr-ca.js';
import customParseFormat from 'dayjs/plugin/customParseFormat.js';
import utc from 'dayjs/plugin/utc.js';
import { createContext, use, useMemo, useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { toLocalDate } from '../../../../domain/meter/zone.ts';
import { toLocale } from '../../../i18n/toLocale.ts';
import { useNow } from '../../../platform/clock/useNow.ts';
import { useApp } from '../../../platform/screen/app.ts';
import { CalendarIcon, ClockIcon } from '../../../ui/icons/objectIcons.tsx';
import styles from './Form.module.css';
import { Field, type FieldControl, type FieldProps } from './Field.tsx';

dayjs.extend(customParseFormat);
dayjs.extend(utc);

export interface DateFieldProps extends FieldProps {
  /**
   * Local text without a zone: `YYYY-MM-DD`, `HH:mm`, or both with a `T` between. Empty: none, or a day or a time that is
   * not complete. Of both, what is not complete stays as it was typed, so that a form doesn't take it for none.
   */
  readonly value: string;
  readonly onChange: (text: string) => void;
  /** Whose day the calendar marks as today; absent: the brand's. */
  readonly zone?: string;
}

/** Each locale's date format, and dayjs's name of the locale. */
const locales = {
  'en-US': { dayjs: 'en', day: 'MM/DD/YYYY', loose: 'M/D/YYYY' },
  'en-AU': { dayjs: 'en-au', day: 'DD/MM/YYYY', loose: 'D/M/YYYY' },
  'en-CA': { dayjs: 'en-ca', day: 'YYYY-MM-DD', loose: 'YYYY-M-D' },
  'fr-CA': { dayjs: 'fr-ca', day: 'YYYY-MM-DD', loose: 'YYYY-M-D' },
} as const;
const french = frFR.components.MuiLocalizationProvider.defaultProps.localeText;

type Kind = 'day' | 'time' | 'both';

/** The text that the form keeps. */
const keptFormats: Readonly<Record<Kind, string>> = {
  day: 'YYYY-MM-DD',
  time: 'HH:mm',
  both: 'YYYY-MM-DDTHH:mm',
};

/**
 * The pickers calculate in UTC, where each typed time exists once: the form knows which zone it is of, and which times
 * the zone's clock skips.
 */
const look = { timezone: 'UTC', slots: { field: TypedInput } } as const;
/** The 24-hour clock, as everywhere in the staff area. */
const clock = { timeSteps: { hours: 1, minutes: 15 }, ampm: false } as const;

export function DateField(props: DateFieldProps) {
  return (
    <TypedField {...props} kind="day">
      {(picker) => <DatePicker {...look} {...picker} />}
    </TypedField>
  );
}

export function TimeField(props: DateFieldProps) {
  return (
    <TypedField {...props} kind="time">
      {(picker) => <TimePicker {...look} {...clock} {...picker} />}
    </TypedField>
  );
}

export function DateTimeField(props: DateFieldProps) {
  return (
    <TypedField {...props} kind="both">
      {(picker) => <DateTimePicker {...look} {...clock} {...picker} />}
    </TypedField>
  );
}

interface Typing {
  readonly kind: Kind;
  readonly control: FieldControl;
  readonly text: string;
  readonly pattern: string;
  onType(text: string): void;
  onLeave(): void;
}

const TypingContext = createContext<Typing | null>(null);

/** Days are 44 px, and today is that of the field's zone, not UTC's. */
interface PickerSlots {
  readonly layout: { readonly className: string };
  readonly day: (owner: { readonly day: Dayjs }) => {
    readonly today: boolean;
    readonly 'aria-current': 'date' | undefined;
  };
}

interface TypedFieldProps extends DateFieldProps {
  readonly kind: Kind;
  readonly children: (picker: {
    readonly value: Dayjs | null;
    readonly onChange: (value: Dayjs | null) => void;
    readonly slotProps: PickerSlots;
  }) => ReactNode;
}

/** Text as it is being typed. */
interface Draft {
  readonly text: string;
  /** What the form gets of it. */
  readonly kept: string;
  /** What the form had before: a value in the address changes a moment later. */
  readonly before: string;
  /** The focus has left the field. */
  readonly left: boolean;
}

function TypedField({ kind, value, onChange, error, zone, children, ...field }: TypedFieldProps) {
  const intl = useIntl();
  const brand = useApp();
  const today = toLocalDate(zone ?? brand.zone, useNow(60_000) / 1000);
  const locale = toLocale(intl.locale);
  const [typed, setTyped] = useState<Draft | null>(null);
  const keptFormat = keptFormats[kind];
  const [format, ...others] = acceptedFormats(kind, locale);
  const pattern = shownPattern(format, locale);
  const date = useMemo(() => read(value, [keptFormat]), [value, keptFormat]);
  // A draft is over once the form has another value.
  const draft = typed?.kept === value || typed?.before === value ? typed : null;
  const keep = (next: Dayjs | null) => next?.locale('en').format(keptFormat) ?? '';
  const type = (text: string) => {
    const complete = keep(read(text, [format, ...others, keptFormat]));
    const kept = complete === '' && kind === 'both' ? text.trim() : complete;
    setTyped({ text, kept, before: value, left: false });
    if (kept !== (draft?.kept ?? value)) onChange(kept);
  };
  const isIncomplete = draft !== null && draft.text.trim() !== '' && read(draft.kept, [keptFormat]) === null;
  const isUnreadable = isIncomplete && draft.left;
  return (
    <LocalizationProvider
      dateAdapter={AdapterDayjs}
      adapterLocale={locales[locale].dayjs}
      {...(locale === 'fr-CA' ? { localeText: french } : {})}
    >
      <Field
        {...field}
        error={isUnreadable ? intl.formatMessage({ id: 'internal.time.unreadable' }, { pattern }) : error}
      >
        {(control) => (
          <TypingContext
            value={{
              kind,
              control,
              text: draft?.text ?? date?.format(format) ?? '',
              pattern,
              onType: type,
              onLeave: () => setTyped(isIncomplete ? { ...draft, left: true } : null),
            }}
          >
            {children({
              value: date,
              onChange: (picked) => {
                setTyped(null);
                onChange(keep(picked));
              },
              slotProps: {
                layout: { className: styles['picker'] ?? '' },
                day: ({ day }) => {
                  const isToday = day.format('YYYY-MM-DD') === today;
                  return { today: isToday, 'aria-current': isToday ? 'date' : undefined };
                },
              },
            })}
          </TypingContext>
        )}
      </Field>
    </LocalizationProvider>
  );
}

/**
 * The pickers' own field edits its sections by `innerHTML`, which the page's policy refuses. Here the text is typed as
 * in any other field; the button opens the picker.
 */
function TypedInput() {
  const typing = use(TypingContext);
  const { rootRef, triggerRef, setOpen } = usePickerContext();
  const words = usePickerTranslations();
  if (typing === null) return null;
  const { kind, control, text, pattern, onType, onLeave } = typing;
  const shown = text === '' ? null : text;
  return (
    <OutlinedInput
      ref={rootRef}
      id={control.id}
      aria-describedby={control.describedBy}
      autoComplete="off"
      placeholder={pattern}
      value={text}
      onChange={({ currentTarget }) => onType(currentTarget.value)}
      onBlur={onLeave}
      endAdornment={
        <IconButton
          ref={triggerRef}
          className={styles['open']}
          aria-label={
            kind === 'time' ? words.openTimePickerDialogue(shown) : words.openDatePickerDialogue(shown)
          }
          onClick={() => setOpen((open) => !open)}
        >
          {kind === 'time' ? <ClockIcon size={20} /> : <CalendarIcon size={20} />}
        </IconButton>
      }
    />
  );
}

/** The locale's format, and others that people type. */
function acceptedFormats(kind: Kind, locale: keyof typeof locales): readonly [string, ...string[]] {
  const { day, loose } = locales[locale];
  if (kind === 'day') return [day, loose];
  if (kind === 'time') return ['HH:mm', 'H:mm', 'HHmm'];
  return [`${day} HH:mm`, `${loose} H:mm`];
}

/** The format in the letters of the language. */
function shownPattern(format: string, locale: keyof typeof locales): string {
  const english = format.replace('HH', 'hh');
  return locale === 'fr-CA' ? english.replace('YYYY', 'AAAA').replace('DD', 'JJ') : english;
}

function read(text: string, formats: readonly string[]): Dayjs | null {
  const readings = formats.map((format) => dayjs.utc(text.trim(), format, true));
  return readings.find((reading) => reading.isValid()) ?? null;
}
