import { FormattedMessage } from 'react-intl';
import type {
  useSegmentVersions_segment$data,
  useSegmentVersions_segment$key,
} from '../../../../codegen/relay/useSegmentVersions_segment.graphql.ts';
import { Button } from '../../ui/Button.tsx';
import { useComparison, useVersionName } from '../shared/history/useComparison.tsx';
import { RuleText } from '../shared/segments/RuleText.tsx';
import { SegmentFlags } from './SegmentFlags.tsx';
import styles from './segments.module.css';
import type { SegmentValues } from './segmentValues.ts';
import { useRuleQuery } from './useRuleQuery.ts';
import { useSegmentVersions } from './useSegmentVersions.ts';

type Version = useSegmentVersions_segment$data['versions'][number];

interface SegmentVersionsProps {
  readonly segment: useSegmentVersions_segment$key;
  readonly onGoBack: (to: SegmentValues) => void;
}

/** The versions of a segment, two of them side by side where there are more than one; an earlier one can be saved again. */
export function SegmentVersions({ segment: key, onGoBack }: SegmentVersionsProps) {
  const versionName = useVersionName();
  const versions = useSegmentVersions(key);
  const compared = useComparison(versions);
  const [latest] = versions;
  if (latest === undefined) return null;
  if (compared === null)
    return (
      <div className="stack">
        <p className="strong">{versionName(latest)}</p>
        <Said version={latest} />
      </div>
    );
  return (
    <div className={styles['versions']}>
      <div className={styles['compare']}>
        {[compared.left, compared.right].map(({ version, field }, place) => (
          <div key={place} className="stack">
            {field}
            <Said version={version} />
            {version !== latest && <GoBack version={version} onGoBack={onGoBack} />}
          </div>
        ))}
      </div>
    </div>
  );
}

function GoBack({
  version: { version, nodes, name, description, invert, active, activelyEnrolling },
  onGoBack,
}: Pick<SegmentVersionsProps, 'onGoBack'> & { readonly version: Version }) {
  const query = useRuleQuery(nodes);
  return (
    <div className="row">
      <Button
        look="secondary"
        small
        onClick={() => onGoBack({ name, description, query, invert, active, activelyEnrolling, when: null })}
      >
        <FormattedMessage id="internal.version.back" values={{ version }} />
      </Button>
    </div>
  );
}

function Said({ version }: { readonly version: Version }) {
  const { invert, active, activelyEnrolling } = version;
  return (
    <>
      <p>
        <span className="strong">{version.name}</span>
      </p>
      {version.description !== '' && <p>{version.description}</p>}
      <RuleText nodes={version.nodes} />
      <SegmentFlags flags={{ invert, active, activelyEnrolling }} />
      <p className="muted small">
        <FormattedMessage id="internalSegments.version.reason" values={{ reason: version.reason }} />
      </p>
    </>
  );
}
