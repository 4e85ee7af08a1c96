import { Navigate } from 'react-router-dom';
import { paths } from '../../platform/navigation/paths.ts';

/** `/stripe`, which only the specification's lists name (NAV-47): to what can be paid. */
export default function ToOffersScreen() {
  // As wide as the page it leads to.
  return (
    <div className="columns">
      <Navigate to={paths.deviceOffer()} replace />
    </div>
  );
}
