import { FormattedMessage } from 'react-intl';
import { useRestQuery } from '../../../platform/cache/useRestQuery.ts';
import { ZIP_ELIGIBILITY } from '../../../../domain/signup/zipEligibility.ts';
import { useApp } from '../../../platform/screen/app.ts';
import { homeCheck } from '../../../shared/homeCheck/homeCheckQuery.ts';
import { CheckCircleIcon } from '../../../ui/icons/controlIcons.tsx';
import styles from './zip.module.css';

/** SGN-20: checks a complete code immediately and shows only a positive result; the others have their own page. */
export function ServedHere({ code }: { readonly code: string }) {
  const app = useApp();
  const { data } = useRestQuery(homeCheck(app, code));
  if (data === undefined || data.not_yet || data.eligibility !== ZIP_ELIGIBILITY.OHM_UTILITY_ELIGIBLE)
    return null;
  const utility = data.utility_short_name;
  return (
    <p className={styles['served']}>
      <CheckCircleIcon size={20} />
      <span>
        <FormattedMessage
          id="signup.zip.served"
          values={{ utility, named: utility === null ? 'no' : 'yes' }}
        />
      </span>
    </p>
  );
}
