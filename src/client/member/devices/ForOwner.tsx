import { FormattedMessage } from 'react-intl';

/** In place of what only the owner of the home can do with devices. */
export function ForOwner() {
  return (
    <p className="muted">
      <FormattedMessage id="devices.forOwner" />
    </p>
  );
}
