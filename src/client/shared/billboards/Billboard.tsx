import { useEffect, useId, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useApp } from '../../platform/screen/app.ts';
import { Button } from '../../ui/Button.tsx';
import { ChevronUpIcon } from '../../ui/icons/controlIcons.tsx';
import { isFirstView } from './firstView.ts';
import styles from './Billboard.module.css';

export interface BillboardProps {
  /** Its room of texts: `<name>.title`, `<name>.open`. */
  readonly name: 'utility' | 'device';
  readonly memberId: string;
  readonly open: boolean;
  readonly onToggle: (open: boolean) => void;
  readonly children: ReactNode;
}

/**
 * Open it shows what to do; collapsed, one line to reopen it. It can't be dismissed for good (BAN-04, BAN-05,
 * BAN-15).
 */
export function Billboard({ name, memberId, open, onToggle, children }: BillboardProps) {
  const titleId = useId();
  const intl = useIntl();
  const { analytics } = useApp();
  useEffect(() => {
    // BAN-22.
    if (open && isFirstView(memberId, name))
      analytics.track({ category: 'billboard', action: 'view', label: name });
  }, [analytics, memberId, name, open]);
  const title = intl.formatMessage({ id: `billboards.${name}.title` });
  return (
    <section
      className={styles['billboard']}
      aria-label={open ? undefined : title}
      aria-labelledby={open ? titleId : undefined}
    >
      <div className={styles['head']}>
        {open && <h2 id={titleId}>{title}</h2>}
        <Button
          look="quiet"
          small
          aria-expanded={open}
          icon={open ? undefined : <ChevronUpIcon size={20} />}
          onClick={() => onToggle(!open)}
        >
          <FormattedMessage id={open ? 'billboards.hide' : `billboards.${name}.open`} />
        </Button>
      </div>
      {open && <div className={styles['body']}>{children}</div>}
    </section>
  );
}
