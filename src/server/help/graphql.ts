import type { Resolvers } from '../../../codegen/graphql/resolvers.ts';
import type { HelpScreenName, HelpSubjectName } from '../../../codegen/graphql/types.ts';
import type { ArticleTexts } from '../../domain/help/articles.ts';
import { fillWords, toHelpWords } from '../../domain/help/brandWords.ts';
import { wordsFor } from '../../domain/brands/wordsFor.ts';
import type { HelpScreen } from '../../domain/help/screens.ts';
import type { HelpSubject } from '../../domain/help/subjects.ts';
import type { MemberContext, RequestContext } from '../platform/context.ts';
import { refusedPayload } from '../platform/graphql/refusal.ts';
import { auditLines } from '../readmodels/auditLog.ts';
import { withActors } from '../segments/service.ts';
import { publishArticle, retireArticle } from './administer.ts';
import { staffArticles, type HelpArticleView } from './staffArticles.ts';
import { sortArticles } from './sortArticles.ts';
import { readComments, readVersions } from './store.ts';

const MOST_VERSIONS = 100;
const MOST_COMMENTS = 100;

/** The help for staff. The access table decides who may, before this runs. */
export const helpResolvers = {
  Staff: {
    helpArticles: async (ctx, { search, state, orderBy }) => {
      const wanted = (search ?? '').trim().toLowerCase();
      const found = (await staffArticles(ctx)).filter(
        (article) =>
          (state == null || article.state === state) &&
          Object.values(article.content.texts).some(({ title, keywords, body }) =>
            [title, keywords, body].some((text) => text.toLowerCase().includes(wanted)),
          ),
      );
      if (orderBy == null) return found;
      const named = found.map((article) => ({
        ...article,
        title: titleOf(ctx.brand, article.content.texts),
      }));
      return sortArticles(named, orderBy);
    },
    helpArticle: articleOf,
  },
  StaffHelpArticle: {
    id: ({ slug }, _args, { brand }) => `help:${brand.id}:${slug}`,
    articleId: ({ slug }) => slug,
    title: ({ content }, _args, { brand }) => titleOf(brand, content.texts),
    helpfulCount: ({ answers }) => answers.helpful,
    unhelpfulCount: ({ answers }) => answers.unhelpful,
    comments: ({ slug }, _args, { db, brand }) => readComments(db, brand.id, slug, MOST_COMMENTS),
    content: ({ content }) => toContent(content),
    standard: ({ standard }) => standard && toContent(standard),
    versions: async ({ slug }, _args, { db, brand }) =>
      (await withActors(db, await readVersions(db, brand.id, slug, MOST_VERSIONS))).map(
        ({ version, at, actor, reason, retired, ...content }) => ({
          version,
          at,
          actor,
          reason,
          isRetired: retired,
          content: toContent(content),
        }),
      ),
    history: async ({ slug }, _args, { db, brand }) =>
      (await auditLines(db, brand.id, { limit: MOST_VERSIONS, after: null }, `article:${slug}`)).rows.slice(
        0,
        MOST_VERSIONS,
      ),
  },
  Mutation: {
    saveHelpArticle: async (_root, { input: { articleId, version, content, reason } }, ctx) => {
      const texts = Object.fromEntries(
        content.texts.map(({ locale, title, keywords, body }) => [locale, { title, keywords, body }]),
      );
      const screens = content.screens?.map((name) => SCREENS[name]) ?? null;
      const change = { subject: SUBJECTS[content.subject], texts, screens, ...by(ctx, reason) };
      return answer(ctx, await publishArticle(ctx.deps, articleId, version, change));
    },
    retireHelpArticle: async (_root, { input: { articleId, version, reason } }, ctx) => {
      const standard = (await articleOf(ctx, { articleId }))?.standard ?? null;
      return answer(ctx, await retireArticle(ctx.deps, articleId, version, { standard, ...by(ctx, reason) }));
    },
  },
} satisfies Resolvers;

const SUBJECTS: Readonly<Record<HelpSubjectName, HelpSubject>> = {
  EVENTS: 'events',
  MONEY: 'money',
  HOME: 'home',
  ACCOUNT: 'account',
};
const SUBJECT_NAMES = namesOf(SUBJECTS);

const SCREENS: Readonly<Record<HelpScreenName, HelpScreen>> = {
  HOME: 'home',
  EVENTS: 'events',
  EVENT: 'event',
  SEASON: 'season',
  ENERGY: 'energy',
  DEVICES: 'devices',
  OFFERS: 'offers',
  REWARDS: 'rewards',
  ORDERS: 'orders',
  WHEEL: 'wheel',
  WALLET: 'wallet',
  CASHOUT: 'cashout',
  INVITE: 'invite',
  INBOX: 'inbox',
  SETTINGS: 'settings',
  UTILITY: 'utility',
  PEOPLE: 'people',
  VACATION: 'vacation',
  NOTIFICATIONS: 'notifications',
  SECURITY: 'security',
  ACCOUNT: 'account',
};
const SCREEN_NAMES = namesOf(SCREENS);

function namesOf<Name extends string, Value extends string>(values: Readonly<Record<Name, Value>>) {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [value, name])) as Readonly<
    Record<Value, Name>
  >;
}

async function articleOf(
  ctx: RequestContext,
  { articleId }: { readonly articleId: string },
): Promise<HelpArticleView | null> {
  return (await staffArticles(ctx)).find(({ slug }) => slug === articleId) ?? null;
}

const toContent = ({ subject, texts, screens }: HelpArticleView['content']) => ({
  subject: SUBJECT_NAMES[subject],
  screens: screens.map((screen) => SCREEN_NAMES[screen]),
  texts: Object.entries(texts).map(([locale, text]) => ({ locale, ...text })),
});

const by = ({ brand, member }: MemberContext, reason: string) => ({
  brandId: brand.id,
  actorId: member.id,
  reason,
});

function titleOf(brand: RequestContext['brand'], texts: ArticleTexts): string {
  const locale = brand.config.locales.find((each) => texts[each] !== undefined) ?? null;
  return fillWords(texts[locale ?? '']?.title ?? '', toHelpWords(wordsFor(brand, locale)));
}

async function answer(ctx: RequestContext, outcome: Awaited<ReturnType<typeof publishArticle>>) {
  if ('refusal' in outcome) return refusedPayload(outcome);
  const article = await articleOf(ctx, { articleId: outcome.slug });
  if (article === null) throw new Error('The article that was saved is gone.');
  return { __typename: 'HelpArticleSaved' as const, article };
}
