import { useIntl } from 'react-intl';
import { SpinnerRegion } from '../../ui/Spinner.tsx';

/** `/signup`: the loader leads on to the step that the server asks for; this is seen for as long as that takes. */
export default function SignupScreen() {
  const intl = useIntl();
  return <SpinnerRegion size={100} label={intl.formatMessage({ id: 'signup.loading' })} />;
}
