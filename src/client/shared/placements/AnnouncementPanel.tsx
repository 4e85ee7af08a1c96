import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { useKept } from '../../platform/navigation/useKept.ts';
import { Button } from '../../ui/Button.tsx';
import { cx } from '../../ui/cx.ts';
import { PlacementButtons, PlacementText } from './PlacementCtas.tsx';
import type { PlacementFormProps } from './usePlacement.ts';
import cardStyles from './PlacementCard.module.css';
import styles from './AnnouncementPanel.module.css';

interface AnnouncementPanelProps extends PlacementFormProps {
  readonly onDismiss: () => void;
}

/** An announcement that can be collapsed to one line, and closed for good. Source: BAN-33 to BAN-36. */
export function AnnouncementPanel({ of: placement, onDismiss }: AnnouncementPanelProps) {
  const titleId = useId();
  const [open, setOpen] = useKept<boolean>('announcement', true);
  const { title, subtitle, imageUrl, subtext } = placement;
  return (
    <section className={cx(styles['panel'], !open && styles['collapsed'])} aria-labelledby={titleId}>
      <div className={styles['head']}>
        <h2 id={titleId}>{title}</h2>
        <Button look="quiet" small aria-expanded={open} onClick={() => setOpen(!open)}>
          <FormattedMessage id={open ? 'billboards.hide' : 'billboards.show'} />
        </Button>
      </div>
      {open && (
        <div className={cx('stack', styles['body'])}>
          {imageUrl != null && (
            <img
              src={imageUrl}
              alt=""
              width={640}
              height={400}
              loading="lazy"
              className={cardStyles['picture']}
            />
          )}
          {subtitle != null && <p className="strong">{subtitle}</p>}
          <PlacementText of={placement} />
          <PlacementButtons of={placement} />
          {subtext != null && <p className="small muted">{subtext}</p>}
          <div className={cx('row', styles['foot'])}>
            <Button look="quiet" small onClick={onDismiss}>
              <FormattedMessage id="billboards.survey.dismiss" />
            </Button>
          </div>
        </div>
      )}
    </section>
  );
}
