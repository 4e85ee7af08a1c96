import { useIntl } from 'react-intl';
import { IconButton } from './Button.tsx';
import { CheckCircleIcon, CloseIcon, ErrorIcon, InfoIcon } from './icons/controlIcons.tsx';

export type FlashLook = 'info' | 'success' | 'error';

export interface ShownFlash {
  readonly id: string | number;
  readonly type: FlashLook;
  readonly text: string;
}

/** Stacked below the bar, oldest first, so that neither the navigation nor the button of the screen is covered. */
export function FlashMessages({
  flashes,
  onClose,
}: {
  readonly flashes: readonly ShownFlash[];
  readonly onClose: (id: ShownFlash['id']) => void;
}) {
  const intl = useIntl();
  return (
    <section className="flashes" aria-label={intl.formatMessage({ id: 'ui.flash.region' })}>
      {flashes.map((flash) => (
        <div
          key={flash.id}
          className={`flash flash-${flash.type}`}
          role={flash.type === 'error' ? 'alert' : 'status'}
        >
          <FlashSign type={flash.type} />
          <p>{flash.text}</p>
          <IconButton
            label={intl.formatMessage({ id: 'ui.flash.close' })}
            icon={<CloseIcon size={20} />}
            onClick={() => onClose(flash.id)}
          />
        </div>
      ))}
    </section>
  );
}

function FlashSign({ type }: { readonly type: FlashLook }) {
  switch (type) {
    case 'success':
      return <CheckCircleIcon />;
    case 'error':
      return <ErrorIcon />;
    case 'info':
      return <InfoIcon />;
  }
}
