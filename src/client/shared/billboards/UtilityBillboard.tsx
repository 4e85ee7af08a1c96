import { FormattedMessage } from 'react-intl';
import { useRestQuery } from '../../platform/cache/useRestQuery.ts';
import { paths } from '../../platform/navigation/paths.ts';
import { useApp } from '../../platform/screen/app.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { memberSettings } from '../settings/memberSettings.ts';
import { Billboard, type BillboardProps } from './Billboard.tsx';

/** BAN-02 to BAN-07: connects the utility, by the home's postal code first where that is not known. */
export function UtilityBillboard(props: Omit<BillboardProps, 'name' | 'children'>) {
  const { data: settings } = useRestQuery(memberSettings(useApp()));
  const isLocationKnown = settings !== undefined && settings.postal_code !== null;
  return (
    <Billboard {...props} name="utility">
      <p className="small">
        <FormattedMessage id="billboards.utility.text" />
      </p>
      <ButtonLink
        to={isLocationKnown ? paths.connectUtility() : paths.connectUtilityByPostalCode()}
        look="secondary"
        small
      >
        <FormattedMessage id="billboards.utility.connect" />
      </ButtonLink>
    </Billboard>
  );
}
