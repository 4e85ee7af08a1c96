import { graphql, readInlineData } from 'relay-runtime';
import type { contentRecord_values$key } from '../../../../codegen/relay/contentRecord_values.graphql.ts';
import { CTA_LEVELS } from '../../../domain/placements/checkContent.ts';
import { CONTENT_PLACES } from '../../../domain/placements/names.ts';
import { typedInstant } from '../shared/values/staffTimes.ts';
import type { ContentValues } from './contentValues.ts';

/** Content as the form has it. What this version of the app does not know falls back to the form's first choice. */
export function toValues(key: contentRecord_values$key, zone: string): ContentValues {
  const { placement, pictureId, pictureUrl, ctas, segmentId, segmentName, ...content } = readInlineData(
    graphql`
      fragment contentRecord_values on StaffContent @inline {
        placement
        name
        onNextPage
        locale
        position
        active
        title
        subtitle
        icon
        content
        pictureId
        pictureUrl
        subtext
        ctas {
          label
          url
          level
        }
        startsAt
        endsAt
        segmentId
        segmentName
      }
    `,
    key,
  );
  const time = (at: string | null | undefined) => (at == null ? '' : typedInstant(at, zone));
  return {
    placement: CONTENT_PLACES.find((name) => name === placement) ?? 'DashboardHero',
    name: content.name ?? '',
    onNextPage: content.onNextPage,
    locale: content.locale ?? '',
    active: content.active,
    title: content.title,
    subtitle: content.subtitle ?? '',
    content: content.content ?? '',
    subtext: content.subtext ?? '',
    icon: content.icon ?? '',
    picture: pictureId == null || pictureUrl == null ? null : { id: pictureId, url: pictureUrl },
    ctas: ctas.map(({ label, url, level }, place) => ({
      key: place,
      label,
      url,
      level: CTA_LEVELS.find((each) => each === level) ?? 'SECONDARY',
    })),
    segment: segmentId == null ? null : { id: segmentId, name: segmentName ?? segmentId },
    startsAt: time(content.startsAt),
    endsAt: time(content.endsAt),
    position: String(content.position),
  };
}
