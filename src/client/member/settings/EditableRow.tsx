import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import styles from './settings.module.css';

export interface EditableRowProps {
  readonly label: string;
  readonly value: ReactNode;
  /** The form that edits it; absent when it is read-only. `close` returns to the row. */
  readonly editor?: (close: () => void) => ReactNode;
  /** Or the page that edits it. */
  readonly to?: string;
}

/** A value that is edited in place or on its own page, one at a time. */
export function EditableRow({ label, value, editor, to }: EditableRowProps) {
  const intl = useIntl();
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const form = useRef<HTMLDivElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (open) form.current?.querySelector('input')?.focus();
    else if (wasOpen.current) button.current?.focus();
    wasOpen.current = open;
  }, [open]);
  if (open && editor !== undefined) {
    return (
      <li>
        <div ref={form} className={styles['editor']}>
          {editor(() => setOpen(false))}
        </div>
      </li>
    );
  }
  return (
    <li className={styles['row']}>
      <div>
        <span className="small muted">{label}</span>
        <span>{value}</span>
      </div>
      {editor !== undefined && (
        <Button
          ref={button}
          look="quiet"
          small
          aria-label={intl.formatMessage({ id: 'settings.changeWhat' }, { what: label })}
          onClick={() => setOpen(true)}
        >
          <FormattedMessage id="settings.change" />
        </Button>
      )}
      {to !== undefined && (
        <ButtonLink
          to={to}
          look="quiet"
          small
          aria-label={intl.formatMessage({ id: 'settings.changeWhat' }, { what: label })}
        >
          <FormattedMessage id="settings.change" />
        </ButtonLink>
      )}
    </li>
  );
}
