import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import type { HelpArticlePage_article$key } from '../../../../codegen/relay/HelpArticlePage_article.graphql.ts';
import type { useDraft_drafts$key } from '../../../../codegen/relay/useDraft_drafts.graphql.ts';
import { staffPaths } from '../../platform/navigation/staffPaths.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { useDraft } from '../shared/drafts/useDraft.ts';
import { Panel } from '../shared/page/Panel.tsx';
import { StaffPage } from '../shared/page/StaffPage.tsx';
import { HelpAnswers } from './HelpAnswers.tsx';
import { HelpBadge } from './HelpBadge.tsx';
import { HelpEditor } from './HelpEditor.tsx';
import { HelpHistory } from './HelpHistory.tsx';
import { newArticle, toValues, type ArticleValues } from './helpValues.ts';
import { RetireArticle } from './RetireArticle.tsx';
import { useSaveArticle } from './useSaveArticle.ts';

const SAMPLE = newArticle();

interface HelpArticlePageProps {
  readonly article: HelpArticlePage_article$key;
  readonly drafts: useDraft_drafts$key | null | undefined;
}

/** One article: the form with the members' view beside it, and its history. A retired one can be published again. */
export function HelpArticlePage({ article: key, drafts }: HelpArticlePageProps) {
  const intl = useIntl();
  const [isRetiring, setRetiring] = useState(false);
  /** What to publish again; counted, because the same can be chosen twice. */
  const [back, setBack] = useState<{ readonly nr: number; readonly to: ArticleValues | null }>({
    nr: 0,
    to: null,
  });
  const article = useFragment(
    graphql`
      fragment HelpArticlePage_article on StaffHelpArticle {
        articleId
        title
        state
        version
        content {
          ...helpValues_content
        }
        standard {
          ...helpValues_content
        }
        ...HelpHistory_article
        ...HelpAnswers_article
      }
    `,
    key,
  );
  const { articleId, title, state, version, standard } = article;
  const isRetired = state === 'RETIRED';
  const draft = useDraft({ kind: 'HELP', objectId: articleId, version, drafts, sample: SAMPLE });
  const saving = useSaveArticle(version, () => {
    draft.end();
    setBack(({ nr }) => ({ nr: nr + 1, to: null }));
  });
  const values = toValues(articleId, article.content);
  const goBack = (to: ArticleValues) => setBack(({ nr }) => ({ nr: nr + 1, to }));
  return (
    <StaffPage
      title={title}
      aside={<HelpBadge state={state} />}
      back={{ to: staffPaths.internalHelp(), label: intl.formatMessage({ id: 'internal.nav.help' }) }}
    >
      {isRetired && (
        <Notice tone="warn" title={intl.formatMessage({ id: 'internalHelp.retired.title' })}>
          <p>
            <FormattedMessage id="internalHelp.retired.text" />
          </p>
        </Notice>
      )}
      <HelpEditor
        // What was typed is cleared once it is saved.
        key={`${version} ${back.nr} ${draft.nr}`}
        start={back.to ?? values}
        draft={back.to === null ? draft : { ...draft, start: null }}
        version={version}
        before={isRetired ? null : values}
        isNew={false}
        startsReviewing={back.to !== null}
        saving={saving}
      >
        <Panel title={<FormattedMessage id="internal.history.title" />}>
          {version === 0 ? (
            <p className="muted">
              <FormattedMessage id="internalHelp.unchanged" />
            </p>
          ) : (
            <HelpHistory article={article} onGoBack={goBack} />
          )}
        </Panel>
        <div className="row">
          {standard != null && version > 0 && (
            <Button look="quiet" onClick={() => goBack(toValues(articleId, standard))}>
              <FormattedMessage id="internalHelp.toStandard" />
            </Button>
          )}
          {!isRetired && (
            <Button look="quiet" onClick={() => setRetiring(true)}>
              <FormattedMessage id="internalHelp.retire.open" />
            </Button>
          )}
        </div>
      </HelpEditor>
      <HelpAnswers article={article} />
      {isRetiring && (
        <RetireArticle
          articleId={articleId}
          title={title}
          version={version}
          onClose={() => setRetiring(false)}
        />
      )}
    </StaffPage>
  );
}
