import { FormattedMessage } from 'react-intl';
import { Navigate } from 'react-router-dom';
import { paths } from '../../platform/navigation/paths.ts';
import { useDocumentTitle } from '../../platform/navigation/useDocumentTitle.ts';
import { BackLink } from '../../ui/BackLink.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { PageHeading } from '../../ui/page/PageHeading.tsx';
import { ArticleList } from './ArticleList.tsx';
import { ArticleText } from './ArticleText.tsx';
import { useArticles, type Article, type ArticleId } from './articles.ts';
import { StillStuck } from './StillStuck.tsx';

/** One article, the page that it is about, and others on its subject. */
export function OneArticle({ id }: { readonly id: ArticleId }) {
  const articles = useArticles();
  const article = articles.find((each) => each.id === id);
  // About what this member doesn't have.
  if (article === undefined) return <Navigate to={paths.help()} replace />;
  const others = articles.filter((each) => each.subject === article.subject && each.id !== id);
  return (
    <div className="columns">
      <div className="stack columns-whole">
        <BackLink to={paths.help()}>
          <FormattedMessage id="help.back" />
        </BackLink>
      </div>
      <Text article={article} />
      <div className="stack">
        {others.length > 0 && <ArticleList title={<FormattedMessage id="help.others" />} articles={others} />}
        <StillStuck />
      </div>
    </div>
  );
}

function Text({ article }: { readonly article: Article }) {
  useDocumentTitle(article.title);
  return (
    <article className="stack">
      <PageHeading>{article.title}</PageHeading>
      <Card>
        <div className="stack">
          <ArticleText text={article.body} />
          <div className="row">
            <ButtonLink to={article.to} look="secondary">
              {article.go}
            </ButtonLink>
          </div>
        </div>
      </Card>
    </article>
  );
}
