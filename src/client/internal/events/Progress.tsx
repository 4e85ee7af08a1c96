import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import type { Progress_event$key } from '../../../../codegen/relay/Progress_event.graphql.ts';
import { Facts } from '../shared/values/Facts.tsx';
import { Panel } from '../shared/page/Panel.tsx';

/** An event's progress with its devices while it runs, and the outcome afterwards. */
export function Progress({ event: key }: { readonly event: Progress_event$key }) {
  const intl = useIntl();
  const { status, participation, progress, settlement } = useFragment(
    graphql`
      fragment Progress_event on StaffEvent {
        status
        participation {
          asked
          joined
        }
        progress {
          devices
          waiting
          commanded
          shifted
          failed
          outside
        }
        settlement {
          pending
          settled
          restated
        }
      }
    `,
    key,
  );
  const isLive = status === 'ACTIVE';
  if (!isLive && progress.devices === 0) return null;
  const text = (field: string) => intl.formatMessage({ id: `internalEvents.progress.${field}` });
  const count = (value: number) => intl.formatNumber(value);
  const done = settlement.settled + settlement.restated;
  return (
    <Panel
      title={
        <FormattedMessage id={isLive ? 'internalEvents.progress.live' : 'internalEvents.progress.title'} />
      }
    >
      <div aria-live="off">
        <Facts
          facts={[
            [
              text('joined'),
              intl.formatMessage(
                { id: 'internalEvents.of' },
                { part: count(participation.joined), whole: count(participation.asked) },
              ),
            ],
            [text('devices'), count(progress.devices)],
            [text('commanded'), count(progress.commanded)],
            [text('shifted'), count(progress.shifted)],
            [text('waiting'), count(progress.waiting)],
            [text('failed'), count(progress.failed)],
            [text('outside'), count(progress.outside)],
            ...(done + settlement.pending > 0
              ? ([
                  [
                    text('settled'),
                    intl.formatMessage(
                      { id: 'internalEvents.of' },
                      { part: count(done), whole: count(done + settlement.pending) },
                    ),
                  ],
                ] as const)
              : []),
          ]}
        />
      </div>
    </Panel>
  );
}
