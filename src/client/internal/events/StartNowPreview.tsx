import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay/hooks';
import type { StartNowPreviewQuery as Query } from '../../../../codegen/relay/StartNowPreviewQuery.graphql.ts';
import { Notice } from '../../ui/Notice.tsx';
import { Facts } from '../shared/values/Facts.tsx';

export const startNowPreviewQuery = graphql`
  query StartNowPreviewQuery($input: EventPreviewInput!) {
    staff {
      eventPreview(input: $input) {
        membersAsked
        onlyLimits
        faults {
          message
        }
        realTime {
          homes
          kilowatts
          devices {
            type
            devices
            kilowatts
          }
        }
      }
    }
  }
`;

interface StartNowPreviewProps {
  readonly query: PreloadedQuery<Query>;
  readonly beyondLimits: boolean;
}

/** What a real-time event would control if it started at this moment, and what prevents it. */
export function StartNowPreview({ query, beyondLimits }: StartNowPreviewProps) {
  const intl = useIntl();
  const preview = usePreloadedQuery<Query>(startNowPreviewQuery, query).staff?.eventPreview;
  if (preview?.realTime == null) return null;
  const { membersAsked, faults, onlyLimits, realTime } = preview;
  const power = (kilowatts: number) =>
    intl.formatMessage(
      { id: 'internalEvents.now.power' },
      { kilowatts: intl.formatNumber(kilowatts, { maximumFractionDigits: 1 }) },
    );
  const prevented = beyondLimits && onlyLimits ? [] : faults;
  return (
    <div className="stack" role="status">
      <Facts
        facts={[
          [intl.formatMessage({ id: 'internalEvents.preview.members' }), intl.formatNumber(membersAsked)],
          [intl.formatMessage({ id: 'internalEvents.now.homes' }), intl.formatNumber(realTime.homes)],
          [intl.formatMessage({ id: 'internalEvents.now.expected' }), power(realTime.kilowatts)],
        ]}
      />
      {realTime.devices.length === 0 ? (
        <Notice tone="warn">
          <FormattedMessage id="internalEvents.now.noDevices" />
        </Notice>
      ) : (
        <ul>
          {realTime.devices.map(({ type, devices, kilowatts }) => (
            <li key={type}>
              <FormattedMessage
                id="internalEvents.now.kind"
                values={{
                  kind: <FormattedMessage id={`devices.kind.one.${type}`} />,
                  count: devices,
                  power: power(kilowatts),
                }}
              />
            </li>
          ))}
        </ul>
      )}
      {prevented.length > 0 && (
        <Notice
          tone="error"
          title={<FormattedMessage id="internalEvents.preview.faults" values={{ count: prevented.length }} />}
        >
          {prevented.map(({ message }) => (
            <p key={message}>{message}</p>
          ))}
        </Notice>
      )}
    </div>
  );
}
