import { isStandardArticle, type ArticleTexts } from '../../domain/help/articles.ts';
import {
  ARTICLE_LIMITS,
  checkArticle,
  isArticleSlug,
  writtenTexts,
  type ArticleFault,
} from '../../domain/help/checkArticle.ts';
import { HELP_WORDS } from '../../domain/help/brandWords.ts';
import { HELP_SCREENS, type HelpScreen } from '../../domain/help/screens.ts';
import { standardScreens } from '../../domain/help/standardScreens.ts';
import type { HelpSubject } from '../../domain/help/subjects.ts';
import { reasonFaults, record } from '../audit/service.ts';
import type { Deps } from '../platform/context.ts';
import { transaction } from '../platform/db/transaction.ts';
import { invalid, refusal, type RefusedChange, type RefusedField } from '../platform/graphql/refusal.ts';
import { say } from '../platform/messages/say.ts';
import type { MessageId } from '../platform/messages/texts.ts';
import { readVersions, writeVersion, type HelpVersionRow } from './store.ts';

type HelpDeps = Pick<Deps, 'brands' | 'clock' | 'db' | 'newId'>;

interface StaffWrite {
  readonly brandId: string;
  readonly actorId: string;
  readonly reason: string;
}

type Outcome = { readonly slug: string } | { readonly refusal: RefusedChange };

const FAULT_TEXTS = {
  required: 'help.fault.required',
  tooLong: 'help.fault.tooLong',
  markup: 'help.fault.markup',
  link: 'help.fault.link',
  word: 'help.fault.word',
  slug: 'help.fault.slug',
} as const satisfies Readonly<Record<ArticleFault, MessageId>>;

/** Publishes an article for members of the brand. `known`: the version that the change was made from; 0: there was none. */
export async function publishArticle(
  deps: HelpDeps,
  slug: string,
  known: number,
  {
    subject,
    texts,
    screens,
    ...by
  }: StaffWrite & {
    readonly subject: HelpSubject;
    readonly texts: ArticleTexts;
    /** Null: as they are. */
    readonly screens: readonly HelpScreen[] | null;
  },
): Promise<Outcome> {
  const locales = deps.brands.byId(by.brandId)?.config.locales ?? [];
  const ofBrand = Object.fromEntries(
    Object.entries(texts).filter(([locale]) => locales.some((one) => one === locale)),
  );
  const faults: RefusedField[] = [
    ...(isArticleSlug(slug) ? [] : [{ field: 'articleId', message: say(FAULT_TEXTS.slug) }]),
    ...Object.entries(checkArticle(ofBrand, locales)).map(([field, fault]) => ({
      field,
      message: say(FAULT_TEXTS[fault], { most: limitOf(field), words: WORDS }),
    })),
    ...reasonFaults(by.reason),
  ];
  if (faults.length > 0) return invalid(faults);
  return write(deps, { slug, known, ...by }, (before) => ({
    subject,
    texts: writtenTexts(ofBrand),
    screens:
      screens === null
        ? (before?.screens ?? standardScreens(slug))
        : HELP_SCREENS.filter((screen) => screens.includes(screen)),
    retired: false,
  }));
}

/** Takes an article from members; it can be published again. */
export async function retireArticle(
  deps: HelpDeps,
  slug: string,
  known: number,
  {
    standard,
    ...by
  }: StaffWrite & {
    /** What the product says, of an article that the brand never changed. */
    readonly standard: Omit<Content, 'retired'> | null;
  },
): Promise<Outcome> {
  const faults = reasonFaults(by.reason);
  if (faults.length > 0) return invalid(faults);
  return write(deps, { slug, known, ...by }, (before) => {
    const content = before ?? standard;
    if (content === null) return null;
    const { subject, texts, screens } = content;
    return { subject, texts, screens, retired: true };
  });
}

type Content = Pick<HelpVersionRow, 'subject' | 'texts' | 'screens' | 'retired'>;

async function write(
  deps: HelpDeps,
  { slug, known, brandId, actorId, reason }: StaffWrite & { readonly slug: string; readonly known: number },
  next: (before: HelpVersionRow | null) => Content | null,
): Promise<Outcome> {
  const at = deps.clock.now();
  return transaction(deps.db, async (tx): Promise<Outcome> => {
    const [before = null] = await readVersions(tx, brandId, slug, 1);
    if ((before?.version ?? 0) !== known) return refusal('STALE', say('help.stale'));
    const content = next(before);
    if (content === null) return refusal('NOT_FOUND', say('help.unknown'));
    const row = { ...content, brand: brandId, slug, version: known + 1, at, actorId, reason: reason.trim() };
    if (!(await writeVersion(tx, row))) return refusal('STALE', say('help.stale'));
    await record(tx, {
      id: deps.newId(),
      at,
      brandId,
      actorId,
      action: content.retired
        ? 'article.retire'
        : before === null && !isStandardArticle(slug)
          ? 'article.create'
          : 'article.change',
      subject: `article:${slug}`,
      reason: reason.trim(),
      before: before && toAudit(before),
      after: toAudit(row),
    });
    return { slug };
  });
}

const WORDS = HELP_WORDS.map((word) => `{${word}}`).join(', ');

const limitOf = (field: string): number =>
  Object.entries(ARTICLE_LIMITS).find(([part]) => field.endsWith(`.${part}`))?.[1] ?? 0;

/** What the audit log keeps of an article. */
const toAudit = ({ subject, texts, screens, retired }: Content) => ({ subject, texts, screens, retired });
