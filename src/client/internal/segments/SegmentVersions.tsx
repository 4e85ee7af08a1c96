import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import type {
  SegmentVersions_segment$data,
  SegmentVersions_segment$key,
} from '../../../../codegen/relay/SegmentVersions_segment.graphql.ts';
import { useApp } from '../../platform/screen/app.ts';
import { SelectField } from '../shared/form/SelectField.tsx';
import { useActorName } from '../shared/history/useActorName.ts';
import { useStaffTimes } from '../shared/values/useStaffTimes.ts';
import { RuleText } from '../shared/segments/RuleText.tsx';
import { SegmentFlags } from './SegmentFlags.tsx';
import styles from './segments.module.css';

type Version = SegmentVersions_segment$data['versions'][number];

/** The versions of a segment, two of them side by side where there are more than one. */
export function SegmentVersions({ segment: key }: { readonly segment: SegmentVersions_segment$key }) {
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
          onChange={setLeft}
        />
        <Side
          label={intl.formatMessage({ id: 'internalSegments.version.right' })}
          options={options}
          version={of(right) ?? latest}
          onChange={setRight}
        />
      </div>
    </div>
  );
}

interface SideProps {
  readonly label: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly version: Version | undefined;
  readonly onChange: (version: number) => void;
}

function Side({ label, options, version, onChange }: SideProps) {
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
