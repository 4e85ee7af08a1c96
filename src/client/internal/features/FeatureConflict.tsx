import { FormattedMessage } from 'react-intl';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import styles from '../shared/review/Conflict.module.css';
import type { FeatureWords } from './useFeatureWords.ts';

interface FeatureConflictProps {
  readonly message: string;
  readonly theirs: FeatureWords & { readonly version: number };
  readonly mine: FeatureWords;
  readonly onReload: () => void;
  /** Saves one's own on top of theirs. */
  readonly onKeep: () => void;
}

/** What someone else saved in the meantime, beside one's own. */
export function FeatureConflict({ message, theirs, mine, onReload, onKeep }: FeatureConflictProps) {
  return (
    <Notice tone="warn" role="alert" title={message}>
      <div className={styles['sides']}>
        <section>
          <h3>
            <FormattedMessage id="internal.conflict.theirs" values={{ version: theirs.version }} />
          </h3>
          <Side words={theirs} />
        </section>
        <section>
          <h3>
            <FormattedMessage id="internal.conflict.mine" />
          </h3>
          <Side words={mine} />
        </section>
      </div>
      <div className="row">
        <Button look="secondary" small onClick={onReload}>
          <FormattedMessage id="internal.conflict.load" />
        </Button>
        <Button look="quiet" small onClick={onKeep}>
          <FormattedMessage id="internal.conflict.keep" />
        </Button>
      </div>
    </Notice>
  );
}

function Side({ words: { byDefault, rules } }: { readonly words: FeatureWords }) {
  return (
    <>
      <p>
        <FormattedMessage id="internalFeatures.conflict.default" values={{ state: byDefault }} />
      </p>
      {rules.length === 0 ? (
        <p className="muted">
          <FormattedMessage id="internalFeatures.rules.none" />
        </p>
      ) : (
        <ol>
          {rules.map((rule, index) => (
            <li key={index}>{rule}</li>
          ))}
        </ol>
      )}
    </>
  );
}
