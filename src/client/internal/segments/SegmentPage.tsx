import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import { Link } from 'react-router-dom';
import type { SegmentApproval_request$key } from '../../../../codegen/relay/SegmentApproval_request.graphql.ts';
import type { SegmentPage_segment$key } from '../../../../codegen/relay/SegmentPage_segment.graphql.ts';
import type { useDraft_drafts$key } from '../../../../codegen/relay/useDraft_drafts.graphql.ts';
import type { useRuleChoices_staff$key } from '../../../../codegen/relay/useRuleChoices_staff.graphql.ts';
import { staffPaths } from '../../platform/navigation/staffPaths.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Breakable } from '../shared/values/Breakable.tsx';
import { Facts } from '../shared/values/Facts.tsx';
import { useDraft } from '../shared/drafts/useDraft.ts';
import { Panel } from '../shared/page/Panel.tsx';
import { StaffPage } from '../shared/page/StaffPage.tsx';
import { useOutdated } from '../shared/schedules/useOutdated.tsx';
import { DeleteSegment } from './DeleteSegment.tsx';
import { MemberIds } from '../shared/members/MemberIds.tsx';
import { RuleText } from '../shared/segments/RuleText.tsx';
import { SegmentApproval } from './SegmentApproval.tsx';
import { SegmentBadge } from './SegmentBadge.tsx';
import { SegmentEditor } from './SegmentEditor.tsx';
import { SegmentSchedules } from './SegmentSchedules.tsx';
import { SegmentVersions } from './SegmentVersions.tsx';
import { SegmentWhy } from './SegmentWhy.tsx';
import { NEW_SEGMENT, type SegmentValues } from './segmentValues.ts';
import { useRuleChoices } from './useRuleChoices.ts';
import { useRuleQuery } from './useRuleQuery.ts';
import { useScheduleSegment } from './useScheduleSegment.ts';
import { useUpdateSegment } from './useUpdateSegment.ts';

const USE_PAGES: Readonly<Record<string, (id: string) => string>> = {
  SEGMENT: staffPaths.internalSegment,
  FEATURE: staffPaths.internalFeature,
  EXPERIMENT: staffPaths.internalExperiment,
  EVENT: staffPaths.internalEvent,
  GRID_SOURCE: staffPaths.internalProgram,
  PLACEMENT: staffPaths.internalContent,
};

const toUsePage = ({ kind, id }: { readonly kind: string; readonly id: string }): string =>
  USE_PAGES[kind]?.(id) ?? staffPaths.internalSegments();

interface SegmentPageProps {
  readonly segment: SegmentPage_segment$key;
  readonly staff: useRuleChoices_staff$key;
  /** The latest change for many members; null: none. */
  readonly approval: (SegmentApproval_request$key & { readonly id: string }) | null;
  readonly drafts: useDraft_drafts$key | null | undefined;
}

/** One segment: who is in it, its rule, why for a member, uses and history. */
export function SegmentPage({ segment: key, staff, approval, drafts }: SegmentPageProps) {
  const intl = useIntl();
  const [deleting, setDeleting] = useState(false);
  const segment = useFragment(
    graphql`
      fragment SegmentPage_segment on Segment {
        id
        segmentId
        name
        description
        kind
        nodes {
          ...useRuleQuery_nodes
          ...RuleText_nodes
        }
        invert
        active
        activelyEnrolling
        version
        fault
        memberCount
        sampleMembers
        uses {
          kind
          id
          name
        }
        schedules {
          ...useOutdated_schedules
        }
        ...SegmentBadge_segment
        ...SegmentSchedules_segment
        ...useSegmentVersions_segment
      }
    `,
    key,
  );
  const choices = useRuleChoices(staff);
  const query = useRuleQuery(segment.nodes);
  /** An earlier version, or what wasn't saved at its time, to save again; counted, because one can be chosen twice. */
  const [back, setBack] = useState<{ readonly nr: number; readonly to: SegmentValues | null }>({
    nr: 0,
    to: null,
  });
  const draft = useDraft({
    kind: 'SEGMENT',
    objectId: segment.segmentId,
    version: segment.version,
    drafts,
    sample: NEW_SEGMENT,
  });
  const startFrom = (to: SegmentValues) => setBack(({ nr }) => ({ nr: nr + 1, to }));
  const startAgain = () => {
    setBack(({ nr }) => ({ nr: nr + 1, to: null }));
    draft.end();
  };
  const saving = useUpdateSegment(segment, startAgain);
  const scheduling = useScheduleSegment(startAgain);
  const outdated = useOutdated(segment.schedules);
  const { segmentId, version, name, description, kind, invert, active, activelyEnrolling } = segment;
  const text = (id: string) => intl.formatMessage({ id: `internalSegments.${id}` });
  return (
    <StaffPage
      title={name}
      lead={description === '' ? undefined : description}
      aside={<SegmentBadge segment={segment} />}
      back={{ to: staffPaths.internalSegments(), label: intl.formatMessage({ id: 'internal.nav.segments' }) }}
    >
      {segment.fault != null && (
        <Notice tone="error" title={text('faulty')}>
          <p>{segment.fault}</p>
        </Notice>
      )}
      {!active && (
        <Notice tone="warn" title={text('inactive.title')}>
          <p>{text('inactive.text')}</p>
        </Notice>
      )}
      {active && !activelyEnrolling && (
        <Notice tone="plain" title={text('closed.title')}>
          <p>{text('closed.text')}</p>
        </Notice>
      )}
      {approval !== null && <SegmentApproval request={approval} version={version} />}
      <Panel title={<FormattedMessage id="internalSegments.who" />}>
        <Facts
          facts={[
            [text('field.members'), intl.formatNumber(segment.memberCount)],
            [text('field.kind'), text(`kind.${kind}`)],
            [
              text('field.uses'),
              segment.uses.length === 0 ? (
                text('noUses')
              ) : (
                <ul key="uses">
                  {segment.uses.map((use) => (
                    <li key={use.id}>
                      <FormattedMessage
                        id="internalSegments.use"
                        values={{
                          kind: use.kind,
                          name: (
                            <Link to={toUsePage(use)}>
                              <Breakable>{use.name}</Breakable>
                            </Link>
                          ),
                        }}
                      />
                    </li>
                  ))}
                </ul>
              ),
            ],
          ]}
        />
        <MemberIds titleId="internalSegments.sample" ids={segment.sampleMembers} />
      </Panel>
      {kind === 'CODE_DEFINED' ? (
        <Panel title={<FormattedMessage id="internalSegments.rule.title" />}>
          <RuleText nodes={segment.nodes} />
        </Panel>
      ) : (
        <SegmentEditor
          // What was typed is cleared once it is saved, or waits.
          key={`${saving.formVersion} ${approval?.id ?? ''} ${draft.nr} ${back.nr}`}
          start={{ name, description, query, invert, active, activelyEnrolling, when: null }}
          draft={back.to === null ? draft : { ...draft, start: back.to }}
          startsReviewing={back.to !== null}
          before={{ segmentId, version, onlyOne: kind === 'ATTRIBUTE_FILTER', scheduling, outdated }}
          choices={choices}
          saving={saving}
        />
      )}
      <SegmentSchedules segment={segment} onOpen={startFrom} />
      <Panel title={<FormattedMessage id="internalSegments.why.title" />}>
        <SegmentWhy segmentId={segmentId} />
      </Panel>
      {kind !== 'CODE_DEFINED' && (
        <>
          <Panel title={<FormattedMessage id="internal.history.title" />}>
            <SegmentVersions segment={segment} onGoBack={startFrom} />
          </Panel>
          <div className="row">
            <Button look="quiet" onClick={() => setDeleting(true)}>
              <FormattedMessage id="internalSegments.delete.open" />
            </Button>
          </div>
          {deleting && (
            <DeleteSegment
              segmentId={segmentId}
              name={name}
              version={version}
              schedules={segment.schedules}
              onClose={() => setDeleting(false)}
            />
          )}
        </>
      )}
    </StaffPage>
  );
}
