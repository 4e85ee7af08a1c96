import { useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { useRestQuery } from '../../platform/cache/useRestQuery.ts';
import { useNow } from '../../platform/clock/useNow.ts';
import { paths } from '../../platform/navigation/paths.ts';
import { useApp } from '../../platform/screen/app.ts';
import { useAwake } from '../../platform/screen/useAwake.ts';
import { useShownOnHome } from '../home/useShownOnHome.ts';
import { memberSettings } from '../settings/memberSettings.ts';
import { MessageRow } from './MessageRow.tsx';
import { memberMessages } from './messagesQuery.ts';
import { openMessages } from './openMessages.ts';
import { useDismiss } from './useDismiss.ts';
import styles from './Messages.module.css';

export interface MessagesProps {
  /** Maximum number shown, with a link to the rest on the devices page; absent: all. */
  readonly most?: number;
  /** Devices whose trouble the page names already. */
  readonly namedDevices?: readonly string[];
}

/** The last week's messages, newest first, each until dismissed (MSG-01, MSG-02); empty on failure or without messages. */
export function Messages({ most, namedDevices = [] }: MessagesProps) {
  const app = useApp();
  const intl = useIntl();
  const awake = useAwake();
  const now = useNow(60_000);
  const dismiss = useDismiss();
  const [gone, setGone] = useState<readonly string[]>([]);
  const { deviceIds } = useShownOnHome();
  const card = useRef<HTMLElement>(null);
  const { data } = useRestQuery({ ...memberMessages(app), enabled: awake });
  const { data: settings } = useRestQuery({ ...memberSettings(app), enabled: awake });
  if (data === undefined || settings === undefined) return null;
  const open = openMessages(data.messages, now, gone).filter(
    ({ kind, device_id: device }) =>
      kind === 'device_added' || ![...deviceIds, ...namedDevices].includes(device),
  );
  if (open.length === 0) return null;
  const more = open.length - (most ?? open.length);

  function putAway(id: string) {
    // The focused button disappears with its message.
    card.current?.focus();
    setGone([...gone, id]);
    void dismiss({ message: id });
  }

  return (
    <section
      ref={card}
      className="card"
      tabIndex={-1}
      aria-label={intl.formatMessage({ id: 'messages.title' }, { count: open.length })}
    >
      <div className="stack stack-snug">
        <ul className={styles['messages']}>
          {open.slice(0, most).map((message) => (
            <MessageRow
              key={message.id}
              message={message}
              timeZone={settings.time_zone}
              now={now}
              onDismiss={() => putAway(message.id)}
            />
          ))}
        </ul>
        {most !== undefined && (
          <p className="small">
            <Link to={paths.devices()}>
              <FormattedMessage id="messages.see" values={{ count: Math.max(0, more) }} />
            </Link>
          </p>
        )}
      </div>
    </section>
  );
}
