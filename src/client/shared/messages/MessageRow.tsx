import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../../ui/Button.tsx';
import { PlugIcon } from '../../ui/icons/navIcons.tsx';
import { CloseIcon, WarnIcon } from '../../ui/icons/controlIcons.tsx';
import { Tile } from '../../ui/List.tsx';
import { useFormats } from '../format/useFormats.ts';
import { messageWords } from './messageWords.ts';
import type { KnownMessage } from './messagesQuery.ts';
import styles from './Messages.module.css';

export interface MessageRowProps {
  readonly message: KnownMessage;
  readonly timeZone: string;
  readonly now: number;
  readonly onDismiss: () => void;
}

/** What happened to a device, with a dismiss button. */
export function MessageRow({ message, timeZone, now, onDismiss }: MessageRowProps) {
  const intl = useIntl();
  const { onDay } = useFormats();
  const at = new Date(message.at_dttm);
  const values = { device: message.device_name, day: onDay({ startsAt: at, endsAt: at, timeZone }, now) };
  const words = messageWords(message);
  const added = message.kind === 'device_added';
  return (
    <li className={styles['message']}>
      <Tile tone={added ? 'brand' : 'quiet'}>{added ? <PlugIcon /> : <WarnIcon />}</Tile>
      <div className={styles['words']}>
        <p className="strong">
          <FormattedMessage id={words.title} values={values} />
        </p>
        <p className="small muted">
          <FormattedMessage id={words.text} values={values} />
        </p>
      </div>
      <Button
        look="quiet"
        small
        aria-label={intl.formatMessage({ id: 'messages.dismiss' }, values)}
        onClick={onDismiss}
      >
        <CloseIcon size={20} />
      </Button>
    </li>
  );
}
