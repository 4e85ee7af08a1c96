import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useSession } from '../../platform/session/useSession.ts';
import { Button } from '../../ui/Button.tsx';
import { CloseIcon } from '../../ui/icons/controlIcons.tsx';
import { dismiss, readDismissed } from '../messages/dismissed.ts';
import { cx } from '../../ui/cx.ts';
import { CtaLink } from './CtaLink.tsx';
import { PlacementIcon } from './PlacementIcon.tsx';
import type { PlacementFormProps } from './usePlacement.ts';
import styles from './PlacementCard.module.css';

/** An announcement: one line with a link, until the member dismisses it. */
export function PlacementBanner({ of: placement }: PlacementFormProps) {
  const intl = useIntl();
  const { user } = useSession();
  const memberId = user?.id ?? '';
  const { id, title, subtitle, icon, content, ctas } = placement;
  const [isDismissed, setDismissed] = useState(() => readDismissed(memberId).includes(id));
  if (isDismissed) return null;
  const hasMore = [subtitle, content].some((text) => text != null && text !== '') || ctas.length > 0;
  return (
    <aside className={cx('notice', styles['banner'])} aria-label={title}>
      <PlacementIcon name={icon ?? ''} />
      <div className="grow">
        <p className="strong">{title}</p>
        {hasMore && (
          <p>
            {subtitle} {content}
            {ctas.map((cta) => (
              <span key={cta.label}>
                {' '}
                <CtaLink cta={cta} />
              </span>
            ))}
          </p>
        )}
      </div>
      <Button
        look="quiet"
        small
        aria-label={intl.formatMessage({ id: 'homeMore.dismiss' }, { title })}
        onClick={() => {
          dismiss(memberId, id);
          setDismissed(true);
        }}
      >
        <CloseIcon size={20} />
      </Button>
    </aside>
  );
}
