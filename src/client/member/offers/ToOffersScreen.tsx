import { Navigate } from 'react-router-dom';
import { paths } from '../../platform/navigation/paths.ts';

/** `/stripe`, which only the specification's lists name (NAV-47): to what can be paid. */
export default function ToOffersScreen() {
  return <Navigate to={paths.deviceOffer()} replace />;
}
