import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '../../ui/Button.tsx';
import { CloseIcon } from '../../ui/icons/controlIcons.tsx';
import { useDismiss } from '../messages/useDismiss.ts';
import { cx } from '../../ui/cx.ts';
import { CtaLink } from './CtaLink.tsx';
import { PlacementIcon } from './PlacementIcon.tsx';
import type { PlacementFormProps } from './usePlacement.ts';
import styles from './PlacementCard.module.css';

/** An announcement: one line with a link, until the member dismisses it. */
export function PlacementBanner({ of: placement }: PlacementFormProps) {
  const intl = useIntl();
  const dismiss = useDismiss();
  const { id, title, subtitle, icon, content, ctas } = placement;
  const [isDismissed, setDismissed] = useState(false);
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
          setDismissed(true);
          void dismiss({ content: id });
        }}
      >
        <CloseIcon size={20} />
      </Button>
    </aside>
  );
}
