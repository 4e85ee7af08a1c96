import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { appQueries } from '../../../platform/cache/queries.ts';
import type { Sessions } from '../../../../../codegen/rest/types.ts';
import { useNow } from '../../../platform/clock/useNow.ts';
import { useApp } from '../../../platform/screen/app.ts';
import { useRestWrite } from '../../../platform/write/useRestWrite.ts';
import { useFormats } from '../../../shared/format/useFormats.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { Button } from '../../../ui/Button.tsx';
import styles from '../settings.module.css';
import { openSessions } from './securityQueries.ts';

const ALL_OTHERS = 'all';

/** The member's open sessions, with log-out for each one or for all others. */
export function OpenSessions({
  sessions,
  timeZone,
}: {
  readonly sessions: Sessions['sessions'];
  readonly timeZone: string;
}) {
  const app = useApp();
  const intl = useIntl();
  const formats = useFormats();
  const now = useNow(60_000);
  const { busy, write } = useRestWrite();
  const [asked, setAsked] = useState<string | null>(null);
  const ending = busy ? asked : null;
  const others = sessions.filter(({ current }) => !current);

  async function end(id: string) {
    setAsked(id);
    await write(() => app.rest.act('/sessions/end', { body: id === ALL_OTHERS ? {} : { id } }), {
      done: () =>
        intl.formatMessage({
          id: id === ALL_OTHERS ? 'settings.security.endedAll' : 'settings.security.ended',
        }),
      onSaved: (left) => void appQueries(app).setQueryData(openSessions(app).queryKey, left),
    });
  }

  function seen(at: string): string {
    const startsAt = new Date(at);
    const day = formats.onDay({ startsAt, endsAt: startsAt, timeZone }, now);
    return intl.formatMessage(
      { id: 'settings.security.seen' },
      { day, time: formats.clock(startsAt, timeZone) },
    );
  }

  return (
    <div className="stack stack-snug">
      <h2>
        <FormattedMessage id="settings.security.sessions" />
      </h2>
      <ul className={styles['rows']}>
        {sessions.map(({ id, agent, last_seen_at: at, current }) => (
          <li key={id} className={styles['row']}>
            <div>
              <span>{agent === '' ? <FormattedMessage id="settings.security.unknown" /> : agent}</span>
              <span className="small muted">{seen(at)}</span>
            </div>
            {current ? (
              <Badge tone="brand">
                <FormattedMessage id="settings.security.here" />
              </Badge>
            ) : (
              <Button
                look="quiet"
                small
                busy={ending === id}
                aria-label={intl.formatMessage({ id: 'settings.security.endWhich' }, { agent })}
                onClick={() => void end(id)}
              >
                <FormattedMessage id="settings.logout" />
              </Button>
            )}
          </li>
        ))}
      </ul>
      {others.length > 0 && (
        <div className="row">
          <Button look="secondary" small busy={ending === ALL_OTHERS} onClick={() => void end(ALL_OTHERS)}>
            <FormattedMessage id="settings.security.endAll" />
          </Button>
        </div>
      )}
    </div>
  );
}
