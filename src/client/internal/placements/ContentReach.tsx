import { FormattedMessage } from 'react-intl';
import { graphql, useLazyLoadQuery } from 'react-relay/hooks';
import type { ContentReachQuery as Query } from '../../../../codegen/relay/ContentReachQuery.graphql.ts';
import type { ContentDraft } from '../../../domain/placements/checkContent.ts';
import { useApp } from '../../platform/screen/app.ts';
import type { ChosenSegment } from '../shared/form/SegmentSelect.tsx';
import { useLanguageName } from '../shared/values/useLanguageName.ts';

interface ContentReachProps {
  readonly draft: ContentDraft;
  readonly segment: ChosenSegment | null;
  readonly active: boolean;
}

/** How many members the content is for, counted now. */
export function ContentReach({ draft: { locale, endsAt }, segment, active }: ContentReachProps) {
  const { brand, clock } = useApp();
  const languageName = useLanguageName();
  const { staff } = useLazyLoadQuery<Query>(
    graphql`
      query ContentReachQuery($segmentId: ID) {
        staff {
          contentReach(segmentId: $segmentId)
        }
      }
    `,
    { segmentId: segment?.id ?? null },
    { fetchPolicy: 'network-only' },
  );
  if (!active) return <FormattedMessage id="internalPlacements.reach.off" />;
  if (endsAt !== null && endsAt.getTime() <= clock.now())
    return <FormattedMessage id="internalPlacements.reach.ended" />;
  return (
    <>
      <FormattedMessage
        id={segment === null ? 'internalPlacements.reach.everyone' : 'internalPlacements.reach.segment'}
        values={{ count: staff?.contentReach ?? 0, segment: segment?.name }}
      />
      {locale !== null && brand.locales.length > 1 && (
        <>
          {' '}
          <FormattedMessage
            id="internalPlacements.reach.language"
            values={{ language: languageName(locale) }}
          />
        </>
      )}
    </>
  );
}
