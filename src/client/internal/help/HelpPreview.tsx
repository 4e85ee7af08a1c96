import { FormattedMessage } from 'react-intl';
import { fillBlocks, fillWords, toHelpWords } from '../../../domain/help/brandWords.ts';
import { readMarkdown } from '../../../domain/help/readMarkdown.ts';
import { useApp } from '../../platform/screen/app.ts';
import { ArticleBlocks } from '../../shared/help/ArticleBlocks.tsx';
import { Card } from '../../ui/Card.tsx';
import { Panel } from '../shared/page/Panel.tsx';
import { textIn, type ArticleValues } from './helpValues.ts';

/** The article as members will see it, in each language in which something is written. */
export function HelpPreview({ values }: { readonly values: ArticleValues }) {
  const { brand } = useApp();
  const words = toHelpWords(brand.words);
  const written = brand.locales.filter((locale) => {
    const { title, body } = textIn(values, locale);
    return `${title}${body}`.trim() !== '';
  });
  return (
    <Panel title={<FormattedMessage id="internalHelp.preview" />}>
      {written.length === 0 && (
        <p className="muted">
          <FormattedMessage id="internalHelp.preview.nothing" />
        </p>
      )}
      {written.map((locale) => {
        const { title, body } = textIn(values, locale);
        return (
          <article key={locale} lang={locale}>
            <Card title={fillWords(title, words)}>
              <ArticleBlocks blocks={fillBlocks(readMarkdown(body).blocks, words)} />
            </Card>
          </article>
        );
      })}
    </Panel>
  );
}
