import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import type { PreviewResult_preview$key } from '../../../../codegen/relay/PreviewResult_preview.graphql.ts';
import { Notice } from '../../ui/Notice.tsx';
import { Facts } from '../shared/values/Facts.tsx';
import { ForecastFacts } from './ForecastFacts.tsx';

export interface PreviewResultProps {
  readonly preview: PreviewResult_preview$key;
  readonly zone: string;
}

/** What the event would do, and what prevents it. */
export function PreviewResult({ preview: key, zone }: PreviewResultProps) {
  const intl = useIntl();
  const preview = useFragment(
    graphql`
      fragment PreviewResult_preview on EventPreview {
        membersAsked
        isTest
        homesElsewhere
        eventsThatDay
        mostThatDay
        eventsThatWeek
        mostThatWeek
        localStart
        localEnd
        forecast {
          ...ForecastFacts_forecast
        }
        faults {
          message
        }
      }
    `,
    key,
  );
  const text = (id: string) => intl.formatMessage({ id: `internalEvents.preview.${id}` });
  const nth = (others: number, limit: number) =>
    intl.formatMessage({ id: 'internalEvents.preview.nth' }, { nth: others + 1, limit });
  const limits = [
    [text('day'), nth(preview.eventsThatDay, preview.mostThatDay)],
    [text('week'), nth(preview.eventsThatWeek, preview.mostThatWeek)],
  ] as const;
  return (
    <div className="stack" role="status">
      <Facts
        facts={[
          [text('members'), intl.formatNumber(preview.membersAsked)],
          [intl.formatMessage({ id: 'internalEvents.preview.start' }, { zone }), preview.localStart],
          [intl.formatMessage({ id: 'internalEvents.preview.end' }, { zone }), preview.localEnd],
          ...(preview.isTest ? [] : limits),
        ]}
      />
      {preview.faults.length > 0 && (
        <Notice
          tone="error"
          title={
            <FormattedMessage id="internalEvents.preview.faults" values={{ count: preview.faults.length }} />
          }
        >
          {preview.faults.map(({ message }) => (
            <p key={message}>{message}</p>
          ))}
        </Notice>
      )}
      {preview.homesElsewhere > 0 && (
        <Notice>
          <FormattedMessage
            id="internalEvents.preview.elsewhere"
            values={{ homes: preview.homesElsewhere }}
          />
        </Notice>
      )}
      {preview.forecast != null && <ForecastFacts forecast={preview.forecast} zone={zone} />}
      {preview.faults.length === 0 && preview.membersAsked === 0 && (
        <Notice tone="warn">
          <FormattedMessage id="internalEvents.preview.nobody" />
        </Notice>
      )}
    </div>
  );
}
