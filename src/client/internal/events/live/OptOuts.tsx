import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import type { OptOuts_event$key } from '../../../../../codegen/relay/OptOuts_event.graphql.ts';
import { formatClockTime } from '../../../../domain/format/clockTime.ts';
import { toLocale } from '../../../i18n/toLocale.ts';
import { Bars, type Bar } from '../../../ui/charts/Bars.tsx';
import { Panel } from '../../shared/page/Panel.tsx';

const MINUTE = 60_000;
/** More bars than this can't be told apart on a phone. */
const MOST_BARS = 60;

/** Homes that leave, a minute, over the last hour. */
export function OptOuts({ event: key }: { readonly event: OptOuts_event$key }) {
  const intl = useIntl();
  const { program, startAt, endAt, live } = useFragment(
    graphql`
      fragment OptOuts_event on StaffEvent {
        startAt
        endAt
        program {
          timeZone
        }
        live {
          at
          optOuts {
            at
            homes
          }
        }
      }
    `,
    key,
  );
  if (live == null) return null;
  const last = Math.floor(Math.min(Date.parse(live.at), Date.parse(endAt) - 1) / MINUTE) * MINUTE;
  const first = Math.max(Math.floor(Date.parse(startAt) / MINUTE) * MINUTE, last - (MOST_BARS - 1) * MINUTE);
  const homes = new Map(live.optOuts.map((minute) => [Date.parse(minute.at), minute.homes]));
  const clock = (at: number) => formatClockTime(new Date(at), program.timeZone, toLocale(intl.locale));
  const bars: Bar[] = [];
  for (let at = first; at <= last; at += MINUTE)
    bars.push({
      key: String(at),
      label: (at / MINUTE) % 15 === 0 ? clock(at) : '',
      name: clock(at),
      value: homes.get(at) ?? 0,
      tone: 'quiet',
    });
  const total = live.optOuts.reduce((sum, minute) => sum + minute.homes, 0);
  return (
    <Panel title={<FormattedMessage id="internalLive.optOuts" />}>
      <p>
        <FormattedMessage id="internalLive.optOutsTotal" values={{ count: total }} />
      </p>
      {total > 0 && (
        <Bars
          bars={bars}
          unit={intl.formatMessage({ id: 'internalLive.homesUnit' })}
          format={(value) => intl.formatNumber(value)}
          label={intl.formatMessage({ id: 'internalLive.optOuts' })}
        />
      )}
    </Panel>
  );
}
