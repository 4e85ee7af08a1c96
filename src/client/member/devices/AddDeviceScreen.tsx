import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { DeviceType } from '../../../domain/devices/deviceTypes.ts';
import { useIsOn } from '../../platform/features/useFeature.ts';
import { paths } from '../../platform/navigation/paths.ts';
import { useDocumentTitle } from '../../platform/navigation/useDocumentTitle.ts';
import { useApp } from '../../platform/screen/app.ts';
import { ButtonLink, buttonClass } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { BoltIcon, PlugIcon } from '../../ui/icons/areas.tsx';
import { ExternalIcon } from '../../ui/icons/signs.tsx';
import { ChartIcon, FlameIcon, LeafIcon, SunIcon } from '../../ui/icons/things.tsx';
import { List, ListItem, Tile } from '../../ui/List.tsx';
import { PageHeading } from '../../ui/page/PageHeading.tsx';
import { offeredKinds } from './kinds.ts';

const ICONS: Partial<Record<DeviceType, ReactNode>> = {
  battery: <BoltIcon />,
  ev: <PlugIcon />,
  waterheater: <FlameIcon />,
  thermostat: <ChartIcon />,
  light: <SunIcon />,
  windowairconditioner: <LeafIcon />,
};

/** `/devices/add` (NAV-46): which kinds of device take part, what each does, and how it is connected. */
export default function AddDeviceScreen() {
  const intl = useIntl();
  const isOn = useIsOn();
  const { words, helpUrls } = useApp().brand;
  const event = words.reductionEvent.withArticle;
  useDocumentTitle(intl.formatMessage({ id: 'devices.add.title' }));
  return (
    <div className="stack">
      <PageHeading lead={<FormattedMessage id="devices.add.lead" values={{ event }} />}>
        <FormattedMessage id="devices.add.title" />
      </PageHeading>
      <Card flush>
        <List>
          {offeredKinds(isOn).map((type) => (
            <ListItem
              key={type}
              start={<Tile>{ICONS[type] ?? <PlugIcon />}</Tile>}
              title={<FormattedMessage id={`devices.kind.${type}`} />}
              detail={<FormattedMessage id={`devices.kind.${type}.does`} />}
            />
          ))}
        </List>
      </Card>
      <div className="row">
        <a className={buttonClass({})} href={helpUrls.devices}>
          <span className="button-text">
            <FormattedMessage id="devices.add.how" />
          </span>
          <ExternalIcon size={20} />
        </a>
        <ButtonLink to={paths.devices()} look="quiet">
          <FormattedMessage id="devices.add.back" />
        </ButtonLink>
      </div>
    </div>
  );
}
