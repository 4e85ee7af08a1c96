import { matchPath } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { laterRoutes } from '../../../client/app/laterRoutes.ts';
import { routes } from '../../../client/app/routes.ts';
import { LOCALES, type Locale } from '../../../domain/brands/countries.ts';
import { STANDARD_ARTICLES } from '../../../domain/help/articles.ts';
import { unknownWords } from '../../../domain/help/brandWords.ts';
import { findArticles } from '../../../domain/help/findArticles.ts';
import { readMarkdown } from '../../../domain/help/readMarkdown.ts';
import { STANDARD_TEXTS } from './texts.ts';

const paths = [...routes, ...laterRoutes].flatMap(({ rows }) => rows.map(({ path }) => path));
const ALL = LOCALES.flatMap((locale) =>
  Object.entries(STANDARD_TEXTS[locale]).map(([id, text]) => ({ locale, id, text })),
);

const find = (locale: Locale, typed: string) =>
  findArticles(
    Object.entries(STANDARD_TEXTS[locale]).map(([id, text]) => ({ id, ...text })),
    typed,
  ).map(({ id }) => id);

describe('the articles that come with the product', () => {
  it('are written in every language, one text for each', () => {
    for (const locale of LOCALES)
      expect(Object.keys(STANDARD_TEXTS[locale])).toEqual(Object.keys(STANDARD_ARTICLES));
  });

  it('use only what articles may, and lead to pages that exist', () => {
    const faults = ALL.flatMap(({ locale, id, text: { title, keywords, body } }) => {
      const { blocks, faults: found } = readMarkdown(body);
      const links = blocks.flatMap(({ lines }) => lines.flat().flatMap(({ href }) => href ?? []));
      const lost = links.filter(
        (href) => !paths.some((path) => matchPath(path, new URL(href, 'https://app.example').pathname)),
      );
      return [...found, ...unknownWords(`${title} ${keywords} ${body}`), ...lost].map(
        (fault) => `${locale} ${id}: ${fault}`,
      );
    });
    expect(faults).toEqual([]);
  });

  it.each([
    ['why is my result so late', 'result'],
    ['thermostat offline', 'trouble'],
    ['vacation', 'away'],
    ['forgot my password', 'login'],
    ['baseline', 'usual'],
    ['new address', 'moving'],
    ['cash out to PayPal', 'cashout'],
    ['google calendar', 'calendar'],
    ['delete my account', 'data'],
    ['install the app', 'install'],
    ['push notifications', 'push'],
    ['make up first', 'carry'],
    ['no internet', 'offline'],
    ['invite my partner', 'people'],
  ])('answer “%s” with “%s” first', (typed, id) => {
    expect(find('en-US', typed)[0]).toBe(id);
  });

  it.each([
    ['palier', 'tiers'],
    ['demenagement', 'moving'],
    ['virement', 'cashout'],
    ['mot de passe oublié', 'login'],
    ['résultat en retard', 'result'],
    ['calendrier', 'calendar'],
    ['supprimer mon compte', 'data'],
    ['a rattraper', 'carry'],
  ])('answer “%s” in French with “%s” first', (typed, id) => {
    expect(find('fr-CA', typed)[0]).toBe(id);
  });
});
