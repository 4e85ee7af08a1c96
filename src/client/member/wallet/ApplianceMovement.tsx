import { FormattedMessage } from 'react-intl';
import { paths } from '../../platform/navigation/paths.ts';
import { useApp } from '../../platform/screen/app.ts';
import { PlugIcon } from '../../ui/icons/areas.tsx';
import { ListItem, Tile } from '../../ui/List.tsx';
import { Amount } from './Amount.tsx';

/** The one-time points for the list of appliances (GQL-14), with a link to the list. */
export function ApplianceMovement({ watts }: { readonly watts: number }) {
  const { wattConversionRate: rate } = useApp().brand;
  return (
    <ListItem
      to={paths.signupStep('appliances', { edit: true })}
      start={
        <Tile tone="saved">
          <PlugIcon />
        </Tile>
      }
      title={<FormattedMessage id="wallet.appliances" />}
      detail={<FormattedMessage id="wallet.appliancesText" />}
      end={<Amount points={watts / rate} />}
    />
  );
}
