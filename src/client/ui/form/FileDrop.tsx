import { useId, useState } from 'react';
import type { DragEvent, ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { formatNumber } from '../../../domain/format/numbers.ts';
import { toLocale } from '../../i18n/toLocale.ts';
import { UploadIcon } from '../icons/objectIcons.tsx';
import { FileIcon } from '../icons/toolIcons.tsx';
import { cx } from '../cx.ts';
import { ErrorIcon } from '../icons/controlIcons.tsx';
import styles from './FileDrop.module.css';
import './field.css';

export interface FileDropProps {
  readonly label: string;
  /** The accepted file types, in words. */
  readonly hint?: ReactNode;
  /** As the browser's `accept`, for example `.xml,.csv`. */
  readonly accept?: string;
  readonly file: File | null;
  readonly error?: string | undefined;
  readonly disabled?: boolean;
  readonly onFile: (file: File | null) => void;
}

/** One file, chosen or dropped. The whole area is the label of a real file input. */
export function FileDrop({ label, hint, accept, file, error, disabled = false, onFile }: FileDropProps) {
  const intl = useIntl();
  const id = useId();
  const [over, setOver] = useState(false);
  const fileSize = (bytes: number) => {
    const unit = bytes >= 1_000_000 ? 'megabytes' : 'kilobytes';
    const size = unit === 'megabytes' ? bytes / 1_000_000 : Math.ceil(bytes / 1000);
    return intl.formatMessage(
      { id: `ui.file.size.${unit}` },
      { size: formatNumber(size, toLocale(intl.locale), { most: 1 }) },
    );
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const dropped = event.dataTransfer.files[0];
    if (!disabled && dropped !== undefined) onFile(dropped);
  };
  return (
    <div className="field">
      <label
        className={cx(styles['drop'], over && styles['over'], error !== undefined && styles['wrong'])}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <span className="tile">{file === null ? <UploadIcon /> : <FileIcon />}</span>
        <span className={styles['text']}>
          <span className="strong">{file === null ? label : file.name}</span>
          <span className="small muted">
            {file === null ? (
              hint
            ) : (
              <FormattedMessage id="ui.file.chosen" values={{ size: fileSize(file.size) }} />
            )}
          </span>
        </span>
        <input
          id={id}
          type="file"
          className="visually-hidden"
          accept={accept}
          disabled={disabled}
          aria-label={label}
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={error === undefined ? undefined : `${id}-error`}
          onChange={(change) => onFile(change.currentTarget.files?.[0] ?? null)}
        />
      </label>
      {error !== undefined && (
        <p className="field-error" id={`${id}-error`}>
          <ErrorIcon size={18} />
          {error}
        </p>
      )}
    </div>
  );
}
