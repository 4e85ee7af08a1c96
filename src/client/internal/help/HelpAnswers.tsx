import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import type {
  HelpAnswers_article$data,
  HelpAnswers_article$key,
} from '../../../../codegen/relay/HelpAnswers_article.graphql.ts';
import { useApp } from '../../platform/screen/app.ts';
import { CompleteList } from '../shared/list/CompleteList.tsx';
import { NoWrap } from '../shared/list/NoWrap.tsx';
import { useStaffTimes } from '../shared/values/useStaffTimes.ts';
import { HelpfulShare } from './HelpfulShare.tsx';

type Comment = HelpAnswers_article$data['comments'][number];

/** Whether an article helped its readers, and what they added. */
export function HelpAnswers({ article: key }: { readonly article: HelpAnswers_article$key }) {
  const intl = useIntl();
  const { zone } = useApp();
  const times = useStaffTimes();
  const article = useFragment(
    graphql`
      fragment HelpAnswers_article on StaffHelpArticle {
        articleId
        helpfulCount
        unhelpfulCount
        comments {
          at
          version
          isHelpful
          comment
        }
      }
    `,
    key,
  );
  const text = (id: string) => intl.formatMessage({ id: `internalHelp.${id}` });
  const helped = ({ isHelpful }: Comment) => text(isHelpful ? 'helpful.yes' : 'helpful.no');
  return (
    <CompleteList<Comment>
      title={text('helpful.title')}
      file={`help-${article.articleId}`}
      rows={article.comments}
      rowKey={({ at, comment }) => `${at} ${comment}`}
      aside={<HelpfulShare helpfulCount={article.helpfulCount} unhelpfulCount={article.unhelpfulCount} />}
      empty={<FormattedMessage id="internalHelp.helpful.empty" />}
      columns={[
        {
          key: 'comment',
          header: text('helpful.comment'),
          rowHeader: true,
          wraps: true,
          value: ({ comment }) => comment,
        },
        { key: 'helped', header: text('field.helpful'), value: helped },
        { key: 'version', header: text('helpful.version'), numeric: true, value: ({ version }) => version },
        {
          key: 'at',
          header: text('helpful.at'),
          value: ({ at }) => at,
          cell: ({ at }) => <NoWrap>{times.shortStamp(at, zone)}</NoWrap>,
        },
      ]}
    />
  );
}
