import type { Offer } from '../../../../codegen/rest/types.ts';
import type { Locale } from '../../../domain/brands/countries.ts';
import type { OfferDraft } from '../../../domain/offers/checkOffer.ts';
import { OFFER_DEFAULTS } from '../../../domain/offers/offerStatus.ts';

interface Shown {
  readonly locale: Locale;
  readonly pictureUrl: string | null;
  /** Instead of a title that isn't typed yet. */
  readonly untitled: string;
}

/** A draft as the API will answer it to a member who has not reserved it. What cannot be read yet is left out. */
export function asMembersSeeIt(draft: OfferDraft, { locale, pictureUrl, untitled }: Shown): Offer {
  const words = draft.texts[locale];
  const count = (value: number | null, otherwise: number): number =>
    value !== null && Number.isInteger(value) ? value : otherwise;
  const price = count(draft.pricePoints, 0);
  const title = words?.title.trim() ?? '';
  return {
    id: '',
    status: 'unclaimed',
    title: title === '' ? untitled : title,
    subtitle: words?.subtitle ?? '',
    text: words?.text ?? '',
    terms: words?.terms ?? '',
    picture_url: pictureUrl,
    device_type: draft.deviceType,
    connection_config_id: draft.connectionConfigId,
    store_variant_id: draft.options[0]?.item ?? '',
    options: draft.options.map(({ id, item, names }) => ({
      id,
      name: names[locale] ?? item,
      store_variant_id: item,
    })),
    option_id: null,
    price_points: price,
    usual_points: count(draft.usualPoints, price),
    is_first_device: draft.audience === 'FIRST_DEVICE',
    may_reserve: true,
    remaining: draft.stock === null ? null : count(draft.stock, 0),
    ends_at: draft.endsAt?.toISOString() ?? null,
    hold_hours: count(draft.holdHours, OFFER_DEFAULTS.holdHours),
    reserved_until: null,
    has_lapsed: false,
    agreement:
      (words?.agreement.trim() ?? '') === '' ? null : { version: 1, text: words?.agreement.trim() ?? '' },
    agreed_version: null,
    purchased_at: null,
    connect_by: null,
    connected_at: null,
    device_id: null,
    order: null,
    payment: null,
  };
}
