import { FormattedMessage } from 'react-intl';
import type { Energy } from '../../../../codegen/rest/types.ts';
import { withQuery } from '../../platform/navigation/address.ts';
import { useApp } from '../../platform/screen/app.ts';
import { ButtonAnchor } from '../../ui/ButtonAnchor.tsx';
import { DownloadIcon } from '../../ui/icons/toolIcons.tsx';

/** The period's readings as files. */
export function Downloads({ energy: { period, first_day: date } }: { readonly energy: Energy }) {
  const { rest } = useApp();
  return (
    <div className="row">
      {(['csv', 'green-button'] as const).map((format) => (
        <ButtonAnchor
          key={format}
          look="quiet"
          small
          icon={<DownloadIcon size={20} />}
          href={rest.address(withQuery('/api/v2/energy/readings', { period, date, format }))}
          download
        >
          <FormattedMessage id={`energy.download.${format}`} />
        </ButtonAnchor>
      ))}
    </div>
  );
}
