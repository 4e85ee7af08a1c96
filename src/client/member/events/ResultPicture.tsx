import { FormattedMessage, useIntl } from 'react-intl';
import type { EnergyEvent } from '../../../../codegen/rest/types.ts';
import { LEAST_SHARED_WH } from '../../../domain/events/sharedPicture.ts';
import { useApp } from '../../platform/screen/app.ts';
import { useEventNoun } from '../../shared/events/useEventNoun.ts';
import { useFormats } from '../../shared/format/useFormats.ts';
import { LazySection } from '../../shared/LazySection.tsx';
import { PICTURE_CARD } from '../../shared/picture/pictureCard.ts';
import { Disclosure } from '../../ui/Disclosure.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';

const loadPicture = async () => (await import('../../shared/picture/SharedPicture.tsx')).SharedPicture;

/** What the event saved, as a picture to share. Empty where that is too little, or an estimate. */
export function ResultPicture({ event }: { readonly event: EnergyEvent }) {
  const intl = useIntl();
  const { energy } = useFormats();
  const { productName } = useApp().brand.words;
  const noun = useEventNoun(event.ohmhour_type).one;
  const { reduction_wh: saved, start_dttm: start, time_zone: timeZone } = event;
  if (saved === null || saved < LEAST_SHARED_WH || event.estimate_only) return null;
  const day = intl.formatDate(start, { timeZone, day: 'numeric', month: 'long' });
  const label = intl.formatMessage({ id: 'events.picture.label' }, { event: noun, day });
  const path = `/events/${encodeURIComponent(event.id)}/picture.png`;
  const alt = intl.formatMessage(
    { id: 'resultPicture.alt' },
    { figure: energy(saved), label, product: productName },
  );
  return (
    <Disclosure summary={<FormattedMessage id="events.picture.open" />}>
      <LazySection name="SharedPicture" load={loadPicture} props={{ path, alt }}>
        <Skeleton height={PICTURE_CARD} look="card" />
      </LazySection>
    </Disclosure>
  );
}
