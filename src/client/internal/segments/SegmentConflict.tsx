import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import type { SegmentConflict_segment$key } from '../../../../codegen/relay/SegmentConflict_segment.graphql.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { RuleText } from '../shared/segments/RuleText.tsx';
import type { SegmentConflict } from './segmentValues.ts';

/** What someone else saved in the meantime, above one's own form. */
export function SegmentConflictNotice({
  conflict: { message, current },
  onReload,
}: {
  readonly conflict: SegmentConflict;
  readonly onReload: () => void;
}) {
  return (
    <Notice tone="warn" role="alert" title={message}>
      <Theirs segment={current} />
      <div className="row">
        <Button look="secondary" small onClick={onReload}>
          <FormattedMessage id="internal.review.reload" />
        </Button>
      </div>
    </Notice>
  );
}

function Theirs({ segment: key }: { readonly segment: SegmentConflict_segment$key }) {
  const { name, description, version, nodes } = useFragment(
    graphql`
      fragment SegmentConflict_segment on Segment {
        name
        description
        version
        nodes {
          ...RuleText_nodes
        }
      }
    `,
    key,
  );
  return (
    <>
      <p>
        <FormattedMessage id="internalSegments.conflict.theirs" values={{ version, name }} />
      </p>
      {description !== '' && <p>{description}</p>}
      <RuleText nodes={nodes} />
    </>
  );
}
