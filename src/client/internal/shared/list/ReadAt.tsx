import { FormattedMessage } from 'react-intl';
import { useApp } from '../../../platform/screen/app.ts';
import { useStaffTimes } from '../values/useStaffTimes.ts';

/** How old a list is, where it is more than a few seconds. */
export function ReadAt({ at }: { readonly at: string | null | undefined }) {
  const { zone } = useApp();
  const times = useStaffTimes();
  if (at == null) return null;
  return (
    <p className="small muted">
      <FormattedMessage id="internal.list.asOf" values={{ time: times.second(at, zone) }} />
    </p>
  );
}
