import { FormattedMessage, useIntl } from 'react-intl';
import { QUIET_HOURS } from '../../../../domain/notifications/quietHours.ts';
import { useApp } from '../../../platform/screen/app.ts';
import { useFormats } from '../../../shared/format/useFormats.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { Toggle } from '../../../ui/form/Toggle.tsx';
import styles from '../settings.module.css';
import { usePush } from './usePush.ts';

/** Notifications in the member's browsers: why, where, and what of. Nothing is asked before the button is pressed. */
export function PushSection() {
  const intl = useIntl();
  const { brand } = useApp();
  const { fullHour } = useFormats();
  const { state, support, busy, turnOn, end, isOn, turn } = usePush();
  const isOnHere = state.devices.some(({ current }) => current);
  const hours = { from: fullHour(QUIET_HOURS.from), until: fullHour(QUIET_HOURS.until) };
  return (
    <Card>
      <div className="stack stack-snug">
        <h2>
          <FormattedMessage id="settings.push.title" />
        </h2>
        <p>
          <FormattedMessage id="settings.push.why" values={hours} />
        </p>
        {!isOnHere && support === null && <Skeleton height={57} />}
        {!isOnHere && support === 'ready' && (
          <div className="row">
            <Button busy={busy === 'here'} onClick={() => void turnOn()}>
              <FormattedMessage id="settings.push.turnOn" />
            </Button>
          </div>
        )}
        {!isOnHere && support !== null && support !== 'ready' && (
          <p className="small muted" role="status">
            <FormattedMessage
              id={`settings.push.support.${support}`}
              values={{ productName: brand.words.productName }}
            />
          </p>
        )}
        {state.devices.length > 0 && (
          <ul className={styles['rows']}>
            {state.devices.map(({ device_id: id, agent, current }) => (
              <li key={id} className={styles['row']}>
                <div>
                  <span>{agent === '' ? <FormattedMessage id="settings.security.unknown" /> : agent}</span>
                  {current && (
                    <Badge tone="brand">
                      <FormattedMessage id="settings.push.here" />
                    </Badge>
                  )}
                </div>
                <Button
                  look="quiet"
                  small
                  busy={busy === id}
                  aria-label={intl.formatMessage({ id: 'settings.push.endWhich' }, { agent })}
                  onClick={() => void end(id)}
                >
                  <FormattedMessage id="settings.push.end" />
                </Button>
              </li>
            ))}
          </ul>
        )}
        {state.devices.length > 0 && (
          <ul className={styles['rows']} aria-label={intl.formatMessage({ id: 'settings.push.about' })}>
            {state.topics.map(({ topic }) => {
              const name = intl.formatMessage({ id: `settings.notifications.group.${topic}` });
              return (
                <li key={topic} className={styles['row']}>
                  <span className="grow" aria-hidden="true">
                    {name}
                  </span>
                  <Toggle
                    label={intl.formatMessage({ id: 'settings.push.topic' }, { what: name })}
                    checked={isOn(topic)}
                    onChange={(on) => void turn(topic, on)}
                  />
                </li>
              );
            })}
          </ul>
        )}
      </div>
    </Card>
  );
}
