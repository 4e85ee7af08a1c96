import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import type {
  SegmentVersions_segment$data,
  SegmentVersions_segment$key,
} from '../../../../codegen/relay/SegmentVersions_segment.graphql.ts';
import { useApp } from '../../platform/screen/app.ts';
import { Button } from '../../ui/Button.tsx';
import { SelectField } from '../shared/form/SelectField.tsx';
import { useActorName } from '../shared/history/useActorName.ts';
import { useStaffTimes } from '../shared/values/useStaffTimes.ts';
import { RuleText } from '../shared/segments/RuleText.tsx';
import { SegmentFlags } from './SegmentFlags.tsx';
import styles from './segments.module.css';
import type { SegmentValues } from './segmentValues.ts';
import { useRuleQuery } from './useRuleQuery.ts';

type Version = SegmentVersions_segment$data['versions'][number];

interface SegmentVersionsProps {
  readonly segment: SegmentVersions_segment$key;
  readonly onGoBack: (to: SegmentValues) => void;
}

/** The versions of a segment, two of them side by side where there are more than one; an earlier one can be saved again. */
export function SegmentVersions({ segment: key, onGoBack }: SegmentVersionsProps) {
  const intl = useIntl();
  const { zone } = useApp();
  const times = useStaffTimes();
  const actorName = useActorName();
  const { versions } = useFragment(
    graphql`
      fragment SegmentVersions_segment on Segment {
        versions {
          version
          at
          actor
          reason
          name
          description
          nodes {
            ...useRuleQuery_nodes
            ...RuleText_nodes
          }
          invert
          active
          activelyEnrolling
        }
      }
    `,
    key,
  );
  // What is chosen stays; otherwise the latest two, also once a change adds one.
  const [left, setLeft] = useState<number | null>(null);
  const [right, setRight] = useState<number | null>(null);
  const options = versions.map(({ version, at, actor }) => ({
    value: String(version),
    label: intl.formatMessage(
      { id: 'internalSegments.version.choice' },
      { version, at: times.stamp(at, zone), actor: actorName(actor) },
    ),
  }));
  const of = (number: number | null) => versions.find(({ version }) => version === number);
  const [latest, previous] = versions;
  if (latest !== undefined && versions.length === 1)
    return (
      <div className="stack">
        <p className="strong">{options[0]?.label}</p>
        <Said version={latest} />
      </div>
    );
  return (
    <div className={styles['versions']}>
      <div className={styles['compare']}>
        <Side
          label={intl.formatMessage({ id: 'internalSegments.version.left' })}
          options={options}
          version={of(left) ?? previous}
          isCurrent={(of(left) ?? previous) === latest}
          onChange={setLeft}
          onGoBack={onGoBack}
        />
        <Side
          label={intl.formatMessage({ id: 'internalSegments.version.right' })}
          options={options}
          version={of(right) ?? latest}
          isCurrent={(of(right) ?? latest) === latest}
          onChange={setRight}
          onGoBack={onGoBack}
        />
      </div>
    </div>
  );
}

interface SideProps {
  readonly label: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly version: Version | undefined;
  readonly isCurrent: boolean;
  readonly onChange: (version: number) => void;
  readonly onGoBack: (to: SegmentValues) => void;
}

function Side({ label, options, version, isCurrent, onChange, onGoBack }: SideProps) {
  if (version === undefined) return null;
  return (
    <div className="stack">
      <SelectField
        label={label}
        options={options}
        value={String(version.version)}
        onChange={(chosen) => onChange(Number(chosen))}
      />
      <Said version={version} />
      {!isCurrent && <GoBack version={version} onGoBack={onGoBack} />}
    </div>
  );
}

function GoBack({
  version: { version, nodes, name, description, invert, active, activelyEnrolling },
  onGoBack,
}: Pick<SideProps, 'onGoBack'> & { readonly version: Version }) {
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
