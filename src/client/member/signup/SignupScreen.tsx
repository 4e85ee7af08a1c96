import { useIntl } from 'react-intl';
import { SpinnerRegion } from '../../ui/Spinner.tsx';

/** `/signup`: shown until the loader redirects to the current step. */
export default function SignupScreen() {
  const intl = useIntl();
  return <SpinnerRegion size={100} label={intl.formatMessage({ id: 'signup.loading' })} />;
}
