import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { useNow } from '../../platform/clock/useNow.ts';
import { paths } from '../../platform/navigation/paths.ts';
import { useApp } from '../../platform/screen/app.ts';
import { useAwake } from '../../platform/screen/useAwake.ts';
import { useSession } from '../../platform/session/useSession.ts';
import { Button } from '../../ui/Button.tsx';
import { PlugIcon } from '../../ui/icons/areas.tsx';
import { CloseIcon, WarnIcon } from '../../ui/icons/signs.tsx';
import { Tile } from '../../ui/List.tsx';
import { useFormats } from '../format/useFormats.ts';
import { memberSettings } from '../settings/memberSettings.ts';
import { dismissUpTo, lastDismissed } from './dismissed.ts';
import { isKnown, memberMessages } from './messagesQuery.ts';
import styles from './LatestMessage.module.css';

/** The latest message of the last week, until it is put away (MSG-01, MSG-02). A failure, or nothing new, shows nothing. */
export function LatestMessage() {
  const app = useApp();
  const intl = useIntl();
  const awake = useAwake();
  const now = useNow(60_000);
  const { user } = useSession();
  const { onDay } = useFormats();
  const [gone, setGone] = useState('');
  const { data } = useQuery({ ...memberMessages(app), enabled: awake });
  const { data: settings } = useQuery({ ...memberSettings(app), enabled: awake });
  const memberId = user?.id ?? '';
  const message = data?.messages.find(isKnown);
  if (message === undefined || settings === undefined) return null;
  const at = new Date(message.at_dttm);
  if (now - at.getTime() > WEEK_MS || message.at_dttm <= gone || message.at_dttm <= lastDismissed(memberId)) return null;
  const values = { device: message.device_name, day: onDay({ startsAt: at, endsAt: at, timeZone: settings.time_zone }, now) };

  function dismiss(seen: string) {
    setGone(seen);
    dismissUpTo(memberId, seen);
  }

  const added = message.kind === 'device_added';
  return (
    <section className="card" aria-label={intl.formatMessage({ id: 'messages.title' })}>
      <div className={styles['message']}>
        <Tile tone={added ? 'brand' : 'quiet'}>{added ? <PlugIcon /> : <WarnIcon />}</Tile>
        <div className={styles['words']}>
          <p className="strong">
            <FormattedMessage id={`messages.${message.kind}`} values={values} />
          </p>
          <p className="small muted">
            <FormattedMessage id={`messages.${message.kind}.text`} values={values} />{' '}
            <Link to={paths.devices()}>
              <FormattedMessage id="messages.see" />
            </Link>
          </p>
        </div>
        <Button look="quiet" small aria-label={intl.formatMessage({ id: 'messages.dismiss' })} onClick={() => dismiss(message.at_dttm)}>
          <CloseIcon size={20} />
        </Button>
      </div>
    </section>
  );
}

const WEEK_MS = 7 * 86_400_000;
