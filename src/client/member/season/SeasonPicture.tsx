import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import type { SeasonPicture_season$key } from '../../../../codegen/relay/SeasonPicture_season.graphql.ts';
import { LEAST_SHARED_WH } from '../../../domain/events/sharedPicture.ts';
import { useApp } from '../../platform/screen/app.ts';
import { useFormats } from '../../shared/format/useFormats.ts';
import { LazySection } from '../../shared/LazySection.tsx';
import { PICTURE_CARD } from '../../shared/picture/pictureCard.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useSeasonName } from './useSeasonName.ts';

const loadPicture = async () => (await import('../../shared/picture/SharedPicture.tsx')).SharedPicture;

/** What the season saved, as a picture to share. Empty as long as it is too little. */
export function SeasonPicture({ season: key }: { readonly season: SeasonPicture_season$key }) {
  const intl = useIntl();
  const name = useSeasonName();
  const { energy } = useFormats();
  const { productName, reductionEvent } = useApp().brand.words;
  const { season, kind, totals } = useFragment(
    graphql`
      fragment SeasonPicture_season on EventSeason {
        season
        kind
        totals {
          season
          savedWattHours
        }
      }
    `,
    key,
  );
  const saved = totals
    .filter((total) => total.season === season)
    .reduce((sum, { savedWattHours }) => sum + savedWattHours, 0);
  if (saved < LEAST_SHARED_WH) return null;
  const label = intl.formatMessage(
    { id: 'season.picture' },
    { events: reductionEvent.many, season: name(season, kind) },
  );
  const path = `/events_season/picture.png?month=${season}`;
  const alt = intl.formatMessage(
    { id: 'resultPicture.alt' },
    { figure: energy(saved), label, product: productName },
  );
  return (
    <LazySection name="SharedPicture" load={loadPicture} props={{ path, alt }}>
      <Skeleton height={PICTURE_CARD} look="card" />
    </LazySection>
  );
}
