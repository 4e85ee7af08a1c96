import { FormattedMessage } from 'react-intl';
import type { useExperimentVersions_experiment$key } from '../../../../codegen/relay/useExperimentVersions_experiment.graphql.ts';
import { CompareVersions } from '../shared/history/CompareVersions.tsx';
import { VersionHistory } from '../shared/history/VersionHistory.tsx';
import { VersionLine } from '../shared/history/VersionLine.tsx';
import { toDraft, type ExperimentDraft } from './experimentValues.ts';
import { useExperimentChanges } from './useExperimentChanges.ts';
import { useExperimentVersions } from './useExperimentVersions.ts';

interface ExperimentHistoryProps {
  readonly experiment: useExperimentVersions_experiment$key;
  readonly mayChange: boolean;
  readonly onGoBack: (to: ExperimentDraft) => void;
}

/** Their versions say the same. */
const SAVES = ['create', 'change', 'start', 'stop', 'rollOut', 'delete'].map((save) => `experiment.${save}`);

/** Who changed what, when and why, latest first; an earlier version of one that did not begin can be saved again. */
export function ExperimentHistory({ experiment, mayChange, onGoBack }: ExperimentHistoryProps) {
  const { key, state, versions, history } = useExperimentVersions(experiment);
  const changesBetween = useExperimentChanges();
  const isDraft = state === 'DRAFT';
  return (
    <div className="stack">
      {mayChange && !isDraft && (
        <p className="muted">
          <FormattedMessage id="internalExperiments.version.begun" />
        </p>
      )}
      <CompareVersions versions={versions} changesBetween={changesBetween} />
      <VersionHistory versions={versions} entries={history} saves={SAVES}>
        {(version, before, isCurrent) => {
          // What is planned again under the key of a deleted one is shown in full.
          const isNew = before === undefined || before.isDeletion;
          return (
            <VersionLine
              version={version}
              isDeletion={version.isDeletion}
              isCurrent={isCurrent}
              isNew={isNew}
              changes={version.isDeletion ? [] : changesBetween(isNew ? null : before, version)}
              onGoBack={mayChange && isDraft ? () => onGoBack(toDraft({ ...version, key })) : undefined}
            />
          );
        }}
      </VersionHistory>
    </div>
  );
}
