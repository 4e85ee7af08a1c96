import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import type {
  HelpArticleTable_articles$data,
  HelpArticleTable_articles$key,
} from '../../../../codegen/relay/HelpArticleTable_articles.graphql.ts';
import { staffPaths } from '../../platform/navigation/staffPaths.ts';
import { useApp } from '../../platform/screen/app.ts';
import { NoWrap } from '../shared/list/NoWrap.tsx';
import { RowLink } from '../shared/list/RowLink.tsx';
import { StaffList } from '../shared/list/StaffList.tsx';
import { completeList } from '../shared/list/useStaffList.ts';
import { useLanguageName } from '../shared/values/useLanguageName.ts';
import { useStaffTimes } from '../shared/values/useStaffTimes.ts';
import { HelpBadge } from './HelpBadge.tsx';
import { helpOrders } from './helpArticlesLoader.ts';
import { HelpfulShare } from './HelpfulShare.tsx';

type Article = HelpArticleTable_articles$data[number];

export function HelpArticleTable({ articles: key }: { readonly articles: HelpArticleTable_articles$key }) {
  const intl = useIntl();
  const { brand, zone } = useApp();
  const times = useStaffTimes();
  const languageName = useLanguageName();
  const articles = useFragment(
    graphql`
      fragment HelpArticleTable_articles on StaffHelpArticle @relay(plural: true) {
        articleId
        title
        state
        changedAt
        helpfulCount
        unhelpfulCount
        content {
          subject
          texts {
            locale
          }
        }
      }
    `,
    key,
  );
  const text = (id: string) => intl.formatMessage({ id: `internalHelp.${id}` });
  const languages = ({ content: { texts } }: Article) =>
    texts.map(({ locale }) => languageName(locale)).join(', ');
  return (
    <StaffList<Article>
      caption={text('articles')}
      list={completeList(articles)}
      file={{
        name: 'help',
        cells: {
          question: ({ title }) => title,
          address: ({ articleId }) => articleId,
          subject: ({ content }) => text(`subject.${content.subject}`),
          words: ({ state }) => text(`state.${state}`),
          languages: languages,
          helpful: ({ helpfulCount }) => helpfulCount,
          'not helpful': ({ unhelpfulCount }) => unhelpfulCount,
          changed: ({ changedAt }) => changedAt,
        },
      }}
      rowKey={({ articleId }) => articleId}
      columns={[
        {
          key: 'title',
          header: text('field.title'),
          rowHeader: true,
          wraps: true,
          cell: ({ articleId, title }) => (
            <RowLink to={staffPaths.internalHelpArticle(articleId)}>{title}</RowLink>
          ),
        },
        {
          key: 'subject',
          header: text('field.subject'),
          cell: ({ content: { subject } }) => text(`subject.${subject}`),
        },
        {
          key: 'state',
          header: text('field.state'),
          place: 'state',
          cell: ({ state }) => <HelpBadge state={state} />,
        },
        ...(brand.locales.length === 1
          ? []
          : [
              {
                key: 'languages',
                secondary: true,
                header: text('field.languages'),
                cell: languages,
              },
            ]),
        {
          key: 'helpful',
          numeric: true,
          header: text('field.helpful'),
          cell: (article) => <HelpfulShare {...article} />,
        },
        {
          key: 'changed',
          secondary: true,
          header: text('field.changedAt'),
          cell: ({ changedAt }) =>
            changedAt == null ? (
              <span className="muted">{text('never')}</span>
            ) : (
              <NoWrap>{times.shortDay(changedAt, zone)}</NoWrap>
            ),
        },
      ]}
      filters={['search', 'state']}
      sortable={helpOrders}
    />
  );
}
