import type { SubjectHandlers } from '../../../codegen/rest/handlers.ts';
import { plainText } from '../../domain/help/readMarkdown.ts';
import { missing } from '../platform/errors.ts';
import { answerArticle, helpArticle, helpArticles } from './service.ts';

/** What members and visitors read in the help. */
export const helpHandlers: SubjectHandlers<'help'> = {
  getHelp: async (ctx) => ({
    status: 200,
    body: {
      articles: (await helpArticles(ctx)).map(({ blocks, version: _version, screens, ...article }) => ({
        ...article,
        screens: [...screens],
        text: plainText(blocks),
      })),
    },
  }),

  getHelpArticle: async (ctx, { params }) => {
    const found = await helpArticle(ctx, params.id);
    if (found === null) throw missing();
    const { id, version, subject, language, title, blocks } = found.article;
    const { related, answer } = found;
    return { status: 200, body: { id, version, subject, language, title, blocks, related, answer } };
  },

  answerHelpArticle: async (ctx, { body: { id, version, helpful, comment = '' } }) => ({
    status: 200,
    body: await answerArticle(ctx, id, version, { helpful, comment }),
  }),
};
