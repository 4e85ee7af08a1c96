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
          by: ({ title }) => title,
        },
        {
          key: 'subject',
          header: text('field.subject'),
          cell: ({ content: { subject } }) => text(`subject.${subject}`),
          by: ({ content: { subject } }) => text(`subject.${subject}`),
        },
        {
          key: 'state',
          header: text('field.state'),
          place: 'state',
          cell: ({ state }) => <HelpBadge state={state} />,
          by: ({ state }) => state,
        },
        ...(brand.locales.length === 1
          ? []
          : [
              {
                key: 'languages',
                secondary: true,
                header: text('field.languages'),
                cell: languages,
                by: languages,
              },
            ]),
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
          by: ({ changedAt }) => changedAt ?? '',
        },
      ]}
      filters={['search', 'state']}
    />
  );
}
