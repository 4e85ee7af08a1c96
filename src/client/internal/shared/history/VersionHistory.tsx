import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { VersionHistory_entries$key } from '../../../../../codegen/relay/VersionHistory_entries.graphql.ts';
import { HistoryEntry } from './History.tsx';
import styles from './History.module.css';

interface VersionHistoryProps<Version> {
  /** Latest first. */
  readonly versions: readonly Version[];
  readonly children: (version: Version, before: Version | undefined, isCurrent: boolean) => ReactNode;
  readonly entries: VersionHistory_entries$key;
  /** Actions of the audit log that made a version, which says the same. */
  readonly saves: readonly string[];
}

/** The versions of something among what else happened to it, latest first. */
export function VersionHistory<Version extends { readonly version: number; readonly at: string }>({
  versions,
  children,
  entries: key,
  saves,
}: VersionHistoryProps<Version>) {
  const entries = useFragment(
    graphql`
      fragment VersionHistory_entries on AuditEntry @relay(plural: true) {
        id
        at
        action
        ...History_entry
      }
    `,
    key,
  );
  const lines = [
    ...versions.map((version, place) => ({
      key: String(version.version),
      at: version.at,
      line: children(version, versions[place + 1], place === 0),
    })),
    ...entries
      .filter(({ action }) => !saves.includes(action))
      .map((entry) => ({ key: entry.id, at: entry.at, line: <HistoryEntry entry={entry} /> })),
  ];
  return (
    <ol className={styles['lines']}>
      {lines
        .toSorted((a, b) => Date.parse(b.at) - Date.parse(a.at))
        .map((one) => (
          <li key={one.key}>{one.line}</li>
        ))}
    </ol>
  );
}
