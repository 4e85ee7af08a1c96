import { graphql, useFragment } from 'react-relay/hooks';
import type {
  HelpHistory_article$data,
  HelpHistory_article$key,
} from '../../../../codegen/relay/HelpHistory_article.graphql.ts';
import { VersionHistory } from '../shared/history/VersionHistory.tsx';
import { VersionLine } from '../shared/history/VersionLine.tsx';
import { toValues, type ArticleValues } from './helpValues.ts';
import { useHelpChanges } from './useHelpChanges.ts';

interface HelpHistoryProps {
  readonly article: HelpHistory_article$key;
  readonly onGoBack: (to: ArticleValues) => void;
}

/** Their versions say the same. */
const SAVES = ['article.create', 'article.change', 'article.retire'];

/** Who changed what, when and why, latest first; any earlier version can be published again. */
export function HelpHistory({ article: key, onGoBack }: HelpHistoryProps) {
  const { articleId, standard, versions, history } = useFragment(
    graphql`
      fragment HelpHistory_article on StaffHelpArticle {
        articleId
        standard {
          ...helpValues_content
        }
        versions {
          version
          at
          actor
          reason
          isRetired
          content {
            ...helpValues_content
          }
        }
        history {
          ...VersionHistory_entries
        }
      }
    `,
    key,
  );
  const changesBetween = useHelpChanges();
  /** The first version is compared with what the product says. */
  const before = (earlier: Version | undefined): ArticleValues | null => {
    if (earlier?.isRetired === true) return null;
    if (earlier !== undefined) return toValues(articleId, earlier.content);
    return standard == null ? null : toValues(articleId, standard);
  };
  return (
    <VersionHistory versions={versions} entries={history} saves={SAVES}>
      {(version, earlier, isCurrent) => {
        const { version: number, at, actor, reason, isRetired, content } = version;
        const was = before(earlier);
        return (
          <VersionLine
            version={{ version: number, at, actor, reason }}
            isDeletion={isRetired}
            isCurrent={isCurrent}
            isNew={was === null}
            changes={isRetired ? [] : changesBetween(was, toValues(articleId, content))}
            onGoBack={() => onGoBack(toValues(articleId, content))}
          />
        );
      }}
    </VersionHistory>
  );
}

type Version = HelpHistory_article$data['versions'][number];
