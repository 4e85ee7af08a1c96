import { useId, useState } from 'react';
import type { DragEvent, ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { FileIcon, UploadIcon } from '../icons/things.tsx';
import { cx } from '../cx.ts';
import { ErrorIcon } from '../icons/signs.tsx';
import styles from './FileDrop.module.css';

export interface FileDropProps {
  readonly label: string;
  /** What is taken, in words. */
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
            {file === null ? hint : <FormattedMessage id="ui.file.chosen" values={{ size: fileSize(file.size, intl.formatNumber) }} />}
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

function fileSize(bytes: number, format: (value: number, options: Intl.NumberFormatOptions) => string): string {
  const [value, unit] = bytes >= 1_000_000 ? [bytes / 1_000_000, 'megabyte'] : [Math.max(1, Math.ceil(bytes / 1000)), 'kilobyte'];
  return format(value, { style: 'unit', unit, unitDisplay: 'short', maximumFractionDigits: 1 });
}
