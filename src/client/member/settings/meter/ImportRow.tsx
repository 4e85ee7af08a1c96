import { FormattedMessage } from 'react-intl';
import type { MeterImport } from '../../../../../codegen/rest/types.ts';
import { formatFullDate } from '../../../../domain/format/dates.ts';
import { useFormats } from '../../../shared/format/useFormats.ts';
import { useApp } from '../../../platform/screen/app.ts';
import { FileIcon } from '../../../ui/icons/toolIcons.tsx';
import { Tile } from '../../../ui/List.tsx';
import styles from './meter.module.css';

/** An import's source, time and number of days. */
export function ImportRow({ taken }: { readonly taken: MeterImport }) {
  const { locale, number } = useFormats();
  const { zone } = useApp();
  return (
    <li className={styles['meter']}>
      <Tile tone="quiet">
        <FileIcon />
      </Tile>
      <div className="stack stack-tight">
        <span className={styles['file']}>{taken.file_name}</span>
        <span className="small muted">
          <FormattedMessage
            id={`settings.meter.source.${taken.source}`}
            values={{ day: formatFullDate(new Date(taken.imported_at), zone, locale) }}
          />
        </span>
        <span className="small muted">
          <FormattedMessage
            id="settings.meter.counts"
            values={{
              readings: taken.readings,
              figure: number(taken.readings),
              added: taken.new_days,
              changed: taken.changed_days,
            }}
          />
        </span>
      </div>
    </li>
  );
}
