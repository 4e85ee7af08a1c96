import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import styles from '../shared/review/Conflict.module.css';
import { RuleLines, RuleText, type RuleLine } from '../shared/segments/RuleText.tsx';
import { SegmentFlags, type Flags } from './SegmentFlags.tsx';
import type { SegmentConflict } from './segmentValues.ts';

interface SegmentConflictProps {
  readonly conflict: SegmentConflict;
  /** One's own, as it would be saved. */
  readonly mine: Flags & {
    readonly name: string;
    readonly description: string;
    readonly nodes: readonly RuleLine[];
  };
  readonly onReload: () => void;
  /** Saves one's own on top of theirs. */
  readonly onKeep: (version: number) => void;
}

/** What someone else saved in the meantime, beside one's own. */
export function SegmentConflictNotice({
  conflict: { message, current },
  mine,
  onReload,
  onKeep,
}: SegmentConflictProps) {
  const { name, description, version, nodes, invert, active, activelyEnrolling } = useFragment(
    graphql`
      fragment SegmentConflict_segment on Segment {
        name
        description
        version
        nodes {
          ...RuleText_nodes
        }
        invert
        active
        activelyEnrolling
      }
    `,
    current,
  );
  return (
    <Notice tone="warn" role="alert" title={message}>
      <div className={styles['sides']}>
        <section>
          <h3>
            <FormattedMessage id="internal.conflict.theirs" values={{ version }} />
          </h3>
          <p className="strong">{name}</p>
          {description !== '' && <p>{description}</p>}
          <RuleText nodes={nodes} />
          <SegmentFlags flags={{ invert, active, activelyEnrolling }} />
        </section>
        <section>
          <h3>
            <FormattedMessage id="internal.conflict.mine" />
          </h3>
          <p className="strong">{mine.name}</p>
          {mine.description !== '' && <p>{mine.description}</p>}
          <RuleLines nodes={mine.nodes} />
          <SegmentFlags flags={mine} />
        </section>
      </div>
      <div className="row">
        <Button look="secondary" small onClick={onReload}>
          <FormattedMessage id="internal.conflict.load" />
        </Button>
        <Button look="quiet" small onClick={() => onKeep(version)}>
          <FormattedMessage id="internal.conflict.keep" />
        </Button>
      </div>
    </Notice>
  );
}
