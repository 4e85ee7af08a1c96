import { PLACEMENT_ICONS } from './icons.ts';
import { CONTENT_PLACES, type ContentPlace } from './names.ts';
import { isSafeLink } from './safeUrl.ts';

export const CTA_LEVELS = ['INLINE', 'PRIMARY', 'SECONDARY', 'TERTIARY'] as const;
export type CtaLevel = (typeof CTA_LEVELS)[number];

/** A call to action: a button, or for `INLINE` a link in the text. */
export interface CtaDraft {
  readonly label: string;
  readonly url: string;
  readonly level: CtaLevel;
}

/** Content for a placement as staff describe it. Empty texts are left out on the screen. */
export interface ContentDraft {
  readonly placement: ContentPlace;
  /**
   * Of an announcement, by which `GET /announcement/{name}` finds it; of a survey, under which a member's answer is kept
   * (BAN-25). Null for every other place.
   */
  readonly name: string | null;
  /** A survey that waits for the member's next page (BAN-31). */
  readonly onNextPage: boolean;
  /** null: in every language. */
  readonly locale: string | null;
  readonly title: string;
  readonly subtitle: string;
  readonly content: string;
  readonly subtext: string;
  /** null: the place's own icon, or none. */
  readonly icon: string | null;
  readonly ctas: readonly CtaDraft[];
  /** null: at once. */
  readonly startsAt: Date | null;
  /** null: without an end. */
  readonly endsAt: Date | null;
  /** Lowest first. */
  readonly position: number;
}

export const CONTENT_FAULTS = [
  'required',
  'tooLong',
  'markup',
  'invisible',
  'icon',
  'locale',
  'placement',
  'name',
  'onNextPage',
  'surveyLink',
  'position',
  'endsAt',
  'ctaLabel',
  'ctaUrl',
  'ctaRepeated',
  'tooManyCtas',
] as const;
export type ContentFault = (typeof CONTENT_FAULTS)[number];

/** Product: the longest texts, in characters, and the most calls to action. */
export const CONTENT_LIMITS = {
  title: 100,
  subtitle: 160,
  content: 1_000,
  subtext: 200,
  label: 40,
  url: 2_000,
  ctas: 4,
  position: 9_999,
} as const;

/** The limit of a field, by its path: `title` or `ctas.0.label`; 0 for one without a limit. */
export const contentLimit = (path: string): number =>
  Object.entries(CONTENT_LIMITS).find(([name]) => name === path.split('.').at(-1))?.[1] ?? 0;

/** Tags, comments, and pictures or links in Markdown: content is plain text, and would show them as they are. */
const MARKUP = /<[a-z/!?]|!?\[[^\]]*\]\([^)]*\)/i;
/** Control characters, line breaks excepted. */
const INVISIBLE = /[^\P{Cc}\n]|[\u202a-\u202e\u2066-\u2069]/u;

/** The names of content that has one; a survey's is part of a member's attribute. */
const NAMES: Readonly<Partial<Record<ContentPlace, RegExp>>> = {
  PopupAnnouncement: /^(?=.{1,60}$)[a-z0-9]+(?:-[a-z0-9]+)*$/,
  SurveyCard: /^\w{1,40}$/,
};

/** Whether content of this place has a name. */
export const hasName = (place: ContentPlace): boolean => Object.hasOwn(NAMES, place);

/** What is wrong with a plain text; null: nothing. */
function textFault(text: string, most: number): ContentFault | null {
  if (text.length > most) return 'tooLong';
  if (INVISIBLE.test(text)) return 'invisible';
  return MARKUP.test(text) ? 'markup' : null;
}

/**
 * Faults of content, by field (`ctas.<index>.<part>` for a call to action); used by the staff form and the server.
 * `locales`: the brand's. Source: BAN-38 to BAN-40.
 */
export function checkContent(
  draft: ContentDraft,
  locales: readonly string[],
): Readonly<Record<string, ContentFault>> {
  const faults: Record<string, ContentFault> = {};
  const add = (field: string, fault: ContentFault | null) => {
    if (fault !== null) faults[field] ??= fault;
  };
  if (!CONTENT_PLACES.includes(draft.placement)) add('placement', 'placement');
  const name = NAMES[draft.placement];
  if (name === undefined ? draft.name !== null : !name.test(draft.name ?? '')) add('name', 'name');
  if (draft.placement === 'SurveyCard') {
    const [link, ...others] = draft.ctas;
    if (link === undefined || others.length > 0) add('ctas', 'surveyLink');
    else if (!/^https:/i.test(link.url)) add('ctas.0.url', 'surveyLink');
  } else if (draft.onNextPage) add('onNextPage', 'onNextPage');
  if (draft.locale !== null && !locales.includes(draft.locale)) add('locale', 'locale');
  if (draft.title.trim() === '') add('title', 'required');
  for (const part of ['title', 'subtitle', 'content', 'subtext'] as const)
    add(part, textFault(draft[part], CONTENT_LIMITS[part]));
  if (draft.icon !== null && !PLACEMENT_ICONS.some((icon) => icon === draft.icon)) add('icon', 'icon');
  if (draft.ctas.length > CONTENT_LIMITS.ctas) add('ctas', 'tooManyCtas');
  const labels = new Set<string>();
  for (const [index, { label, url }] of draft.ctas.slice(0, CONTENT_LIMITS.ctas).entries()) {
    const text = label.trim();
    if (text === '') add(`ctas.${index}.label`, 'ctaLabel');
    add(`ctas.${index}.label`, textFault(label, CONTENT_LIMITS.label));
    if (labels.has(text)) add(`ctas.${index}.label`, 'ctaRepeated');
    labels.add(text);
    if (url.length > CONTENT_LIMITS.url) add(`ctas.${index}.url`, 'tooLong');
    else if (!isSafeLink(url)) add(`ctas.${index}.url`, 'ctaUrl');
  }
  const { position, startsAt, endsAt } = draft;
  if (!Number.isInteger(position) || position < 0 || position > CONTENT_LIMITS.position)
    add('position', 'position');
  if (endsAt !== null && startsAt !== null && endsAt <= startsAt) add('endsAt', 'endsAt');
  return faults;
}
