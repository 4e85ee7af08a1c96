import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import { standardArticleIds, type StandardArticleId } from '../../../domain/help/articles.ts';
import { useIsOn } from '../../platform/features/useFeature.ts';
import { paths } from '../../platform/navigation/paths.ts';
import { useApp } from '../../platform/screen/app.ts';

/** Answers that screens lead to; each has its words in `articles.json`. */
export type LinkedArticle = Extract<
  StandardArticleId,
  'usual' | 'late' | 'carry' | 'tiers' | 'cashout' | 'trouble'
>;

/** The answer of the help that explains a screen; nothing where the help has none for this reader. */
export function ArticleLink({ about }: { readonly about: LinkedArticle }) {
  const { country } = useApp().brand;
  const isOn = useIsOn();
  if (!standardArticleIds({ country, isOn }).includes(about)) return null;
  return (
    <p className="small">
      <Link to={paths.helpArticle(about)}>
        <FormattedMessage id={`articles.${about}`} />
      </Link>
    </p>
  );
}
