import { FormattedMessage } from 'react-intl';

export interface Flags {
  readonly invert: boolean;
  readonly active: boolean;
  readonly activelyEnrolling: boolean;
}

/** A segment's switches where they differ from the usual. */
export function SegmentFlags({ flags: { invert, active, activelyEnrolling } }: { readonly flags: Flags }) {
  const unusual = [
    ...(invert ? ['invert'] : []),
    ...(active ? [] : ['active']),
    ...(activelyEnrolling ? [] : ['activelyEnrolling']),
  ];
  return unusual.map((flag) => (
    <p key={flag}>
      <FormattedMessage id={`internalSegments.version.${flag}`} />
    </p>
  ));
}
