import { useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useApp } from '../../../platform/screen/app.ts';
import { SelectField } from '../form/SelectField.tsx';
import { useStaffTimes } from '../values/useStaffTimes.ts';
import { useActorName } from './useActorName.ts';

export interface ComparedVersion {
  readonly version: number;
  readonly at: string;
  readonly actor: string;
}

interface Side<Version> {
  readonly version: Version;
  /** Chooses another one. */
  readonly field: ReactNode;
}

/** Two versions of something, chosen from all, latest first; null: there is one at most. */
export function useComparison<Version extends ComparedVersion>(
  versions: readonly Version[],
): { readonly left: Side<Version>; readonly right: Side<Version> } | null {
  const intl = useIntl();
  const versionName = useVersionName();
  // What is chosen stays; otherwise the latest two, also once a change adds one.
  const [left, setLeft] = useState<number | null>(null);
  const [right, setRight] = useState<number | null>(null);
  const options = versions.map((version) => ({
    value: String(version.version),
    label: versionName(version),
  }));
  const find = (number: number | null) => versions.find(({ version }) => version === number);
  const [latest, previous] = versions;
  if (latest === undefined || previous === undefined) return null;
  const side = (part: 'left' | 'right', version: Version, choose: (number: number) => void) => ({
    version,
    field: (
      <SelectField
        label={intl.formatMessage({ id: `internal.version.${part}` })}
        options={options}
        value={String(version.version)}
        onChange={(chosen) => choose(Number(chosen))}
      />
    ),
  });
  return {
    left: side('left', find(left) ?? previous, setLeft),
    right: side('right', find(right) ?? latest, setRight),
  };
}

/** A version in words: its number, when, and who. */
export function useVersionName(): (version: ComparedVersion) => string {
  const intl = useIntl();
  const { zone } = useApp();
  const times = useStaffTimes();
  const actorName = useActorName();
  return ({ version, at, actor }) =>
    intl.formatMessage(
      { id: 'internal.version.choice' },
      { version, at: times.stamp(at, zone), actor: actorName(actor) },
    );
}
