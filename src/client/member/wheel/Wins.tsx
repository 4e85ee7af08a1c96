import { FormattedMessage, useIntl } from 'react-intl';
import type { WheelPlayer } from '../../../../codegen/rest/types.ts';
import { useNow } from '../../platform/clock/useNow.ts';
import { useRestQuery } from '../../platform/cache/useRestQuery.ts';
import { useApp } from '../../platform/screen/app.ts';
import { useRestWrite } from '../../platform/write/useRestWrite.ts';
import { useFormats } from '../../shared/format/useFormats.ts';
import { FoldRow } from '../../ui/FoldRow.tsx';
import { Switch } from '../../ui/form/Switch.tsx';
import { TrophyIcon } from '../../ui/icons/rewardIcons.tsx';
import { lastWinner, ticker } from './wheelQueries.ts';
import { usePrizeName } from './usePrizeName.ts';
import styles from './wheel.module.css';

/** More would add nothing. */
const SHOWN = 5;

/** Yesterday's winner, recent wins, and whether one's own name may be among them (WHL-05, WHL-06). */
export function Wins({ player }: { readonly player: WheelPlayer }) {
  const intl = useIntl();
  const app = useApp();
  const now = useNow(60_000);
  const { moment, pay } = useFormats();
  const { busy, write } = useRestWrite();
  const prizeName = usePrizeName();
  const { data: previous } = useRestQuery(lastWinner(app));
  const { data: recent } = useRestQuery(ticker(app));
  const winnerName = ({ first_name: name, region }: { first_name: string | null; region: string | null }) =>
    name === null
      ? intl.formatMessage({ id: 'wheel.wins.somebody' })
      : region === null
        ? name
        : intl.formatMessage({ id: 'wheel.wins.name' }, { name, region });
  const winner = previous?.winner;
  return (
    <FoldRow
      icon={<TrophyIcon />}
      title={<FormattedMessage id="wheel.wins.title" />}
      detail={<FormattedMessage id="wheel.wins.detail" />}
    >
      <div className="stack">
        {previous !== undefined && (
          <p>
            {winner == null ? (
              <FormattedMessage id="wheel.wins.nobody" />
            ) : (
              <FormattedMessage
                id="wheel.wins.yesterday"
                values={{ name: winnerName(winner), amount: pay(winner.points) }}
              />
            )}
          </p>
        )}
        {recent !== undefined && recent.wins.length > 0 && (
          <ul className={styles['wins']} aria-label={intl.formatMessage({ id: 'wheel.wins.recent' })}>
            {recent.wins.slice(0, SHOWN).map((win, place) => (
              <li key={`${place} ${win.at}`}>
                <span>
                  <FormattedMessage
                    id="wheel.wins.one"
                    values={{
                      name: winnerName(win),
                      prize: <span className="strong">{prizeName(win)}</span>,
                    }}
                  />
                </span>
                <time dateTime={win.at} className="small muted">
                  {moment(new Date(win.at), app.zone, now)}
                </time>
              </li>
            ))}
          </ul>
        )}
        <Switch
          label={<FormattedMessage id="wheel.wins.share" />}
          hint={
            <FormattedMessage
              id="wheel.wins.shareHint"
              values={{
                name: winnerName({
                  first_name: player.first_name ?? intl.formatMessage({ id: 'wheel.wins.yourName' }),
                  region: player.region,
                }),
              }}
            />
          }
          checked={player.shows_name}
          disabled={busy}
          onChange={(shows) =>
            void write(
              () =>
                app.rest.act('/api/v2/marketplace/reward/wheel/player', { body: { shows_name: shows } }, {}),
              { changes: ['wheel'] },
            )
          }
        />
      </div>
    </FoldRow>
  );
}
