import { useId, type ReactNode } from 'react';
import { paths } from '../../platform/navigation/paths.ts';
import { List, ListItem } from '../../ui/List.tsx';
import styles from './help.module.css';

interface ArticleListProps {
  readonly title: ReactNode;
  readonly articles: readonly { readonly id: string; readonly title: string }[];
}

/** Links to articles, under their heading. */
export function ArticleList({ title, articles }: ArticleListProps) {
  const titleId = useId();
  return (
    <section className="card card-flush" aria-labelledby={titleId}>
      <h2 id={titleId} className={styles['title']}>
        {title}
      </h2>
      <List>
        {articles.map((article) => (
          <ListItem key={article.id} to={paths.helpArticle(article.id)} title={article.title} />
        ))}
      </List>
    </section>
  );
}
