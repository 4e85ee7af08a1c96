import { Suspense, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { findArticles } from '../../../domain/help/findArticles.ts';
import { helpScreen, type HelpScreen } from '../../../domain/help/screens.ts';
import { HELP_SUBJECTS } from '../../../domain/help/subjects.ts';
import { useSuspenseRestQuery } from '../../platform/cache/useRestQuery.ts';
import { paths } from '../../platform/navigation/paths.ts';
import { useDocumentTitle } from '../../platform/navigation/useDocumentTitle.ts';
import { useApp } from '../../platform/screen/app.ts';
import { PartBoundary } from '../../shared/PartBoundary.tsx';
import { Card } from '../../ui/Card.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { TextInput } from '../../ui/form/TextInput.tsx';
import { NothingFoundIllustration } from '../../ui/illustrations/systemPages.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { PageHeading } from '../../ui/page/PageHeading.tsx';
import { Skeleton, SkeletonRegion } from '../../ui/Skeleton.tsx';
import { ArticleList } from './ArticleList.tsx';
import { helpArticles } from './helpQueries.ts';
import { StillStuck } from './StillStuck.tsx';
import styles from './help.module.css';

/**
 * `/help`, open to everyone: the articles about the screen that led here, then all of them by subject, with search. What is
 * searched for is kept in the address.
 */
export default function HelpScreen() {
  const intl = useIntl();
  const { words } = useApp().brand;
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const [typed, setTyped] = useState(query.get('q') ?? '');
  const about = query.get('about') ?? undefined;
  useDocumentTitle(intl.formatMessage({ id: 'help.title' }));
  return (
    <div className="columns">
      <div className="stack columns-whole">
        <PageHeading lead={<FormattedMessage id="help.lead" values={{ product: words.productName }} />}>
          <FormattedMessage id="help.title" />
        </PageHeading>
        <div role="search" className={styles['search']}>
          <TextInput
            label={<FormattedMessage id="help.search" />}
            hint={<FormattedMessage id="help.searchHint" />}
            type="search"
            autoComplete="off"
            maxLength={100}
            value={typed}
            onChange={({ currentTarget: { value } }) => {
              setTyped(value);
              void navigate(paths.help({ about, q: value }), {
                replace: true,
                state: { keepScroll: true },
              });
            }}
          />
        </div>
        {query.has('gone') && (
          <Notice>
            <p>
              <FormattedMessage id="help.gone" />
            </p>
          </Notice>
        )}
        <PartBoundary>
          <Suspense fallback={<Loading />}>
            <Answers typed={typed} about={about === undefined ? null : helpScreen(about)} />
          </Suspense>
        </PartBoundary>
        <StillStuck />
      </div>
    </div>
  );
}

interface AnswersProps {
  readonly typed: string;
  readonly about: HelpScreen | null;
}

function Answers({ typed, about }: AnswersProps) {
  const { articles } = useSuspenseRestQuery(helpArticles(useApp())).data;
  const isSearch = typed.trim().length > 1;
  const found = isSearch
    ? findArticles(
        articles.map((article) => ({ ...article, body: article.text })),
        typed,
      )
    : articles;
  const first = about === null || isSearch ? [] : articles.filter(({ screens }) => screens.includes(about));
  return (
    <>
      <p className="visually-hidden" role="status">
        {isSearch && <FormattedMessage id="help.found" values={{ count: found.length }} />}
      </p>
      {first.length > 0 && <ArticleList title={<FormattedMessage id="help.about" />} articles={first} />}
      {!isSearch ? (
        <div className={styles['subjects']}>
          {HELP_SUBJECTS.map((subject) => ({
            subject,
            under: articles.filter((article) => article.subject === subject),
          }))
            .filter(({ under }) => under.length > 0)
            .map(({ subject, under }) => (
              <ArticleList
                key={subject}
                title={<FormattedMessage id={`help.subject.${subject}`} />}
                articles={under}
              />
            ))}
        </div>
      ) : found.length > 0 ? (
        <ArticleList title={<FormattedMessage id="help.results" />} articles={found} />
      ) : (
        <Card>
          <EmptyState
            illustration={<NothingFoundIllustration />}
            title={<FormattedMessage id="help.nothing" values={{ typed }} />}
          >
            <FormattedMessage id="help.nothing.text" />
          </EmptyState>
        </Card>
      )}
    </>
  );
}

function Loading() {
  const intl = useIntl();
  return (
    <SkeletonRegion label={intl.formatMessage({ id: 'help.loading' })}>
      <Skeleton height={400} look="card" />
    </SkeletonRegion>
  );
}
