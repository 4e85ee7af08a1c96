import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { appQueries } from '../../platform/cache/queries.ts';
import { useSuspenseRestQuery } from '../../platform/cache/useRestQuery.ts';
import { shownPostalCode } from '../../../domain/settings/postalCodes.ts';
import { zipEligibility } from '../../../domain/signup/zipEligibility.ts';
import type { ZipEligibility } from '../../../domain/signup/zipEligibility.ts';
import { paths } from '../../platform/navigation/paths.ts';
import { useApp } from '../../platform/screen/app.ts';
import { useRestWrite } from '../../platform/write/useRestWrite.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { ButtonAnchor } from '../../ui/ButtonAnchor.tsx';
import { cx } from '../../ui/cx.ts';
import { GiftIcon } from '../../ui/icons/navIcons.tsx';
import { CheckIcon } from '../../ui/icons/controlIcons.tsx';
import { ClockIcon } from '../../ui/icons/objectIcons.tsx';
import styles from './HomeCheck.module.css';
import { homeCheck } from './homeCheckQuery.ts';

const SIGNS: Readonly<Record<ZipEligibility | 'notYet', ReactNode>> = {
  notYet: <ClockIcon />,
  OHM_UTILITY_ELIGIBLE: <CheckIcon />,
  OHM_PARTIALLY_INELIGIBLE: <ClockIcon />,
  OHM_PERKS_ELIGIBLE: <GiftIcon />,
};

/** The outcome for a postal code: three answers (SGN-21), or a utility that can't be connected yet, each with its next steps. */
export function HomeCheckOutcome({ code, text }: { readonly code: string; readonly text: string }) {
  const app = useApp();
  const { words, helpUrls } = app.brand;
  const { data } = useSuspenseRestQuery(homeCheck(app, code));
  const { busy, write } = useRestWrite();
  const outcome = data.not_yet ? 'notYet' : (zipEligibility(data.eligibility) ?? 'OHM_PERKS_ELIGIBLE');
  // Sends the code along, so that sign-up doesn't ask for it again. Before the scripts are there, the link does.
  const join = async () => {
    const answer = await write(() => app.rest.act('/signup/zip_code', { body: { zip_code: code } }));
    if (answer === null) return;
    appQueries(app).removeQueries({ queryKey: ['signup'] });
    app.navigator.go(paths.signup(outcome === 'notYet' ? { zip: text } : {}));
  };
  const named = data.utility_short_name === null ? 'unnamed' : 'named';
  const values = {
    code: shownPostalCode(code),
    utility: data.utility_short_name,
    product: words.productName,
    events: words.reductionEvent.many,
  };
  return (
    <section
      className={cx(styles['outcome'], outcome === 'OHM_UTILITY_ELIGIBLE' && styles['joins'])}
      aria-labelledby="home-check-outcome"
    >
      <div className={styles['head']}>
        <span className={cx('tile', styles['sign'])}>{SIGNS[outcome]}</span>
        <h2 id="home-check-outcome">
          <FormattedMessage id={`homeCheck.${outcome}.title`} values={values} />
        </h2>
      </div>
      <p>
        <FormattedMessage id={`homeCheck.${outcome}.${named}`} values={values} />
      </p>
      <div className="row">
        <ButtonLink
          to={paths.signup({ zip: text })}
          look={outcome === 'OHM_UTILITY_ELIGIBLE' ? 'primary' : 'secondary'}
          onClick={(event) => {
            if (event.metaKey || event.ctrlKey || event.shiftKey) return;
            event.preventDefault();
            if (!busy) void join();
          }}
        >
          <FormattedMessage
            id={outcome === 'notYet' ? 'homeCheck.tellMe' : 'homeCheck.join'}
            values={values}
          />
        </ButtonLink>
        {outcome === 'OHM_PERKS_ELIGIBLE' && (
          <ButtonAnchor href={helpUrls.contact} look="quiet" outside>
            <FormattedMessage id="homeCheck.ask" />
          </ButtonAnchor>
        )}
      </div>
    </section>
  );
}
