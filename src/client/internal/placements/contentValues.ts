import type { ContentInput } from '../../../../codegen/relay/useSaveContentMutation.graphql.ts';
import {
  checkContent,
  type ContentDraft,
  type ContentFault,
  type CtaLevel,
  hasName,
} from '../../../domain/placements/checkContent.ts';
import type { ContentPlace } from '../../../domain/placements/names.ts';
import type { ChosenSegment } from '../shared/form/SegmentSelect.tsx';
import { readInstant, typedInstant } from '../shared/values/staffTimes.ts';
import { parseNumber } from '../shared/form/typedNumbers.ts';

export interface TypedCta {
  /** Tells the rows of the form apart. */
  readonly key: number;
  readonly label: string;
  readonly url: string;
  readonly level: CtaLevel;
}

/** Content as it is typed. Times are text; empty: none. */
export interface ContentValues {
  readonly placement: ContentPlace;
  /** Of an announcement. */
  readonly name: string;
  /** Of a survey. */
  readonly onNextPage: boolean;
  readonly locale: string;
  readonly active: boolean;
  readonly title: string;
  readonly subtitle: string;
  readonly content: string;
  readonly subtext: string;
  readonly icon: string;
  readonly picture: { readonly id: string; readonly url: string } | null;
  readonly ctas: readonly TypedCta[];
  readonly segment: ChosenSegment | null;
  /** `YYYY-MM-DDTHH:MM` in the form's zone. */
  readonly startsAt: string;
  readonly endsAt: string;
  readonly position: string;
}

/** Instants that the form began with; their seconds are kept while the typed text stays the same. */
export interface KeptTimes {
  readonly startsAt: string | null;
  readonly endsAt: string | null;
}

type ContentPart = 'subtitle' | 'subtext' | 'icon' | 'picture';

const isBanner = (place: ContentPlace): boolean => place.endsWith('Banner');

/** Whether the form of this place shows that part. */
export function hasPart(place: ContentPlace, part: ContentPart): boolean {
  if (place === 'SurveyCard') return false;
  if (part === 'subtitle') return true;
  if (part === 'icon') return place !== 'EnergyEventDetailsActions' && place !== 'PopupAnnouncement';
  return !isBanner(place) && (part === 'subtext' || place !== 'EnergyEventDetailsActions');
}

/** Without what was typed for another place. */
export const withoutHidden = (values: ContentValues): ContentValues => ({
  ...values,
  name: hasName(values.placement) ? values.name : '',
  onNextPage: values.placement === 'SurveyCard' && values.onNextPage,
  subtitle: hasPart(values.placement, 'subtitle') ? values.subtitle : '',
  subtext: hasPart(values.placement, 'subtext') ? values.subtext : '',
  icon: hasPart(values.placement, 'icon') ? values.icon : '',
  picture: hasPart(values.placement, 'picture') ? values.picture : null,
});

/** The same content in another place; a survey always has a link. */
export function inPlace(values: ContentValues, placement: ContentPlace): ContentValues {
  const needsLink = placement === 'SurveyCard' && values.ctas.length === 0;
  return { ...values, placement, ctas: needsLink ? [newCta(values.ctas)] : values.ctas };
}

export const newCta = (others: readonly TypedCta[]): TypedCta => ({
  key: Math.max(-1, ...others.map(({ key }) => key)) + 1,
  label: '',
  url: '',
  level: 'SECONDARY',
});

export type FormFault = ContentFault | 'time';

const EMPTY: ContentValues = {
  placement: 'DashboardHero',
  name: '',
  onNextPage: false,
  locale: '',
  active: true,
  title: '',
  subtitle: '',
  content: '',
  subtext: '',
  icon: '',
  picture: null,
  ctas: [],
  segment: null,
  startsAt: '',
  endsAt: '',
  position: '1',
};

export const newContent = (placement: ContentPlace = 'DashboardHero'): ContentValues =>
  inPlace(EMPTY, placement);

interface FormContext {
  /** The zone of the typed times. */
  readonly zone: string;
  readonly locales: readonly string[];
  readonly kept: KeptTimes;
}

/** The content as typed, and its faults by field. */
export function readContent(
  values: ContentValues,
  { zone, locales, kept }: FormContext,
): { readonly draft: ContentDraft; readonly faults: Readonly<Record<string, FormFault>> } {
  const startsAt = toInstant(values.startsAt, kept.startsAt, zone);
  const endsAt = toInstant(values.endsAt, kept.endsAt, zone);
  const draft: ContentDraft = {
    placement: values.placement,
    name: hasName(values.placement) ? values.name.trim() : null,
    onNextPage: values.placement === 'SurveyCard' && values.onNextPage,
    locale: values.locale === '' ? null : values.locale,
    title: values.title,
    subtitle: values.subtitle,
    content: values.content,
    subtext: values.subtext,
    icon: values.icon === '' ? null : values.icon,
    ctas: values.ctas.map(({ label, url, level }) => ({ label, url: url.trim(), level })),
    startsAt: startsAt === null ? null : new Date(startsAt),
    endsAt: endsAt === null ? null : new Date(endsAt),
    position: parseNumber(values.position) ?? Number.NaN,
  };
  return {
    draft,
    faults: {
      ...checkContent(draft, locales),
      ...(values.startsAt !== '' && startsAt === null ? { startsAt: 'time' as const } : {}),
      ...(values.endsAt !== '' && endsAt === null ? { endsAt: 'time' as const } : {}),
    },
  };
}

/** The contract's input of a draft without faults. */
export function toInput(
  { startsAt, endsAt, ctas, ...draft }: ContentDraft,
  { active, picture, segment }: ContentValues,
): ContentInput {
  return {
    ...draft,
    active,
    ctas: [...ctas],
    pictureId: picture?.id ?? null,
    segmentId: segment?.id ?? null,
    startsAt: startsAt?.toISOString() ?? null,
    endsAt: endsAt?.toISOString() ?? null,
  };
}

function toInstant(text: string, kept: string | null, zone: string): string | null {
  return kept !== null && text === typedInstant(kept, zone) ? kept : readInstant(text, zone);
}
