import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import { Link } from 'react-router-dom';
import type { ExperimentApproval_request$key } from '../../../../codegen/relay/ExperimentApproval_request.graphql.ts';
import type {
  ExperimentPage_experiment$data,
  ExperimentPage_experiment$key,
} from '../../../../codegen/relay/ExperimentPage_experiment.graphql.ts';
import type { useDraft_drafts$key } from '../../../../codegen/relay/useDraft_drafts.graphql.ts';
import { staffPaths } from '../../platform/navigation/staffPaths.ts';
import { useApp } from '../../platform/screen/app.ts';
import { Breakable } from '../shared/values/Breakable.tsx';
import { Facts } from '../shared/values/Facts.tsx';
import { useDraft, type Draft } from '../shared/drafts/useDraft.ts';
import { Panel } from '../shared/page/Panel.tsx';
import { SegmentLink } from '../shared/segments/SegmentLink.tsx';
import { StaffPage } from '../shared/page/StaffPage.tsx';
import { useStaffTimes } from '../shared/values/useStaffTimes.ts';
import { DeleteExperiment } from './DeleteExperiment.tsx';
import { ExperimentApproval } from './ExperimentApproval.tsx';
import { ExperimentBadge } from './ExperimentBadge.tsx';
import { ExperimentEditor } from './ExperimentEditor.tsx';
import { ExperimentHistory } from './ExperimentHistory.tsx';
import { newDraft, toDraft, type ExperimentDraft } from './experimentValues.ts';
import { ExperimentResults } from './ExperimentResults.tsx';
import { StartExperiment } from './StartExperiment.tsx';
import { StopExperiment } from './StopExperiment.tsx';
import { useSaveExperiment } from './useSaveExperiment.ts';
import { useVariantWords } from './useVariantWords.ts';

const SAMPLE = newDraft();

interface ExperimentPageProps {
  readonly experiment: ExperimentPage_experiment$key;
  readonly segments: readonly { readonly value: string; readonly label: string }[];
  readonly mayChange: boolean;
  /** The latest change for many members; null: none. */
  readonly approval: (ExperimentApproval_request$key & { readonly state: string }) | null;
  readonly drafts: useDraft_drafts$key | null | undefined;
}

/** One experiment: what it is, what its members did, and what happened to it. */
export function ExperimentPage({
  experiment: of,
  segments,
  mayChange,
  approval,
  drafts,
}: ExperimentPageProps) {
  const intl = useIntl();
  const experiment = useFragment(
    graphql`
      fragment ExperimentPage_experiment on StaffExperiment {
        key
        hypothesis
        featureKey
        segmentId
        segmentName
        tracked
        state
        version
        startedAt
        stoppedAt
        rolledOut
        variants {
          key
          weight
          isEnabled
        }
        results {
          ...ExperimentResults_results
        }
        ...useExperimentVersions_experiment
      }
    `,
    of,
  );
  const { key, hypothesis, state, version, variants } = experiment;
  /** An earlier version to save again; counted, because one can be chosen twice. */
  const [back, setBack] = useState<{ readonly nr: number; readonly to: ExperimentDraft | null }>({
    nr: 0,
    to: null,
  });
  const waits = approval?.state === 'WAITING';
  const draft = useDraft({ kind: 'EXPERIMENT', objectId: key, version, drafts, sample: SAMPLE });
  return (
    <StaffPage
      title={key}
      lead={hypothesis}
      aside={<ExperimentBadge state={state} />}
      back={{
        to: staffPaths.internalExperiments(),
        label: intl.formatMessage({ id: 'internal.nav.experiments' }),
      }}
    >
      {approval !== null && <ExperimentApproval request={approval} version={version} />}
      <Panel
        title={<FormattedMessage id="internalExperiments.setup" />}
        aside={
          mayChange &&
          (state === 'DRAFT' ? (
            <div className="row">
              <DeleteExperiment experimentKey={key} version={version} />
              {!waits && <StartExperiment experimentKey={key} version={version} />}
            </div>
          ) : (
            state === 'RUNNING' &&
            !waits && (
              <StopExperiment
                experimentKey={key}
                version={version}
                variants={variants.map((variant) => variant.key)}
              />
            )
          ))
        }
      >
        {state === 'DRAFT' && mayChange ? (
          <Setting
            key={`${version} ${draft.nr} ${back.nr}`}
            experiment={experiment}
            segments={segments}
            draft={back.to === null ? draft : { ...draft, start: back.to }}
            startsReviewing={back.to !== null}
            onSaved={() => {
              setBack(({ nr }) => ({ nr: nr + 1, to: null }));
              draft.end();
            }}
          />
        ) : (
          <Setup experiment={experiment} />
        )}
      </Panel>
      {experiment.results != null && (
        <Panel title={<FormattedMessage id="internalExperiments.results.title" />}>
          <ExperimentResults results={experiment.results} />
        </Panel>
      )}
      <Panel title={<FormattedMessage id="internal.history.title" />}>
        <ExperimentHistory
          experiment={experiment}
          mayChange={mayChange}
          onGoBack={(to) => setBack(({ nr }) => ({ nr: nr + 1, to }))}
        />
      </Panel>
    </StaffPage>
  );
}

/** The form of an experiment that did not begin. */
function Setting({
  experiment,
  segments,
  draft,
  startsReviewing,
  onSaved,
}: {
  readonly draft: Draft<ExperimentDraft>;
  readonly experiment: ExperimentPage_experiment$data;
  readonly segments: ExperimentPageProps['segments'];
  readonly startsReviewing: boolean;
  readonly onSaved: () => void;
}) {
  const saving = useSaveExperiment(onSaved);
  const [start] = useState(() => toDraft(experiment));
  return (
    <ExperimentEditor
      start={start}
      before={experiment}
      kept={draft}
      version={experiment.version}
      segments={segments}
      saving={saving}
      startsReviewing={startsReviewing}
    />
  );
}

function Setup({ experiment }: { readonly experiment: ExperimentPage_experiment$data }) {
  const intl = useIntl();
  const { zone } = useApp();
  const times = useStaffTimes();
  const variantWords = useVariantWords();
  const { featureKey, segmentId, segmentName, variants, tracked, startedAt, stoppedAt, rolledOut } =
    experiment;
  const text = (id: string) => intl.formatMessage({ id: `internalExperiments.${id}` });
  return (
    <Facts
      facts={[
        [
          text('field.feature'),
          <Link key="feature" to={staffPaths.internalFeature(featureKey)}>
            <Breakable>{featureKey}</Breakable>
          </Link>,
        ],
        [
          text('field.audience'),
          segmentId == null ? (
            text('everyone')
          ) : segmentName == null ? (
            text('gone')
          ) : (
            <SegmentLink key="segment" segmentId={segmentId} name={segmentName} />
          ),
        ],
        [
          text('field.variants'),
          <ul key="variants">
            {variants.map(({ key, weight, isEnabled }) => (
              <li key={key}>{variantWords({ key, weight, isEnabled })}</li>
            ))}
          </ul>,
        ],
        [text('field.tracked'), text(tracked ? 'yes' : 'no')],
        [text('field.startedAt'), startedAt == null ? text('notYet') : times.stamp(startedAt, zone)],
        [text('field.stoppedAt'), stoppedAt == null ? text('notYet') : times.stamp(stoppedAt, zone)],
        ...(rolledOut == null ? [] : [[text('field.rolledOut'), rolledOut] as const]),
      ]}
    />
  );
}
