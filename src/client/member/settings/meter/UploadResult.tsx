import { FormattedMessage } from 'react-intl';
import type { MeterImport } from '../../../../../codegen/rest/types.ts';
import { formatFullDate } from '../../../../domain/format/dates.ts';
import { useFormats } from '../../../shared/format/useFormats.ts';
import { useApp } from '../../../platform/screen/app.ts';
import { Notice } from '../../../ui/Notice.tsx';

/** An upload's result in words: the number of readings, the days, and what was skipped. */
export function UploadResult({ result }: { readonly result: MeterImport }) {
  const { locale, number } = useFormats();
  const { zone } = useApp();
  const { first_dttm: first, last_dttm: last, new_days: added, changed_days: changed } = result;
  const day = (text: string) => formatFullDate(new Date(text), zone, locale);
  const nothing = added + changed === 0;
  return (
    <Notice
      tone={nothing ? 'plain' : 'saved'}
      title={
        <FormattedMessage
          id={`settings.meter.result.${nothing ? 'nothing' : 'title'}`}
          values={{ file: result.file_name }}
        />
      }
    >
      <p>
        <FormattedMessage
          id="settings.meter.counts"
          values={{ readings: result.readings, figure: number(result.readings), added, changed }}
        />
      </p>
      {first !== null && last !== null && (
        <p>
          <FormattedMessage id="settings.meter.result.span" values={{ first: day(first), last: day(last) }} />
        </p>
      )}
      {result.notes.map((note) => (
        <p key={note} className="small">
          {note}
        </p>
      ))}
    </Notice>
  );
}
