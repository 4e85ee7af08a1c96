import { FormattedMessage } from 'react-intl';
import type { Settings } from '../../../../codegen/rest/types.ts';
import { formatFullDate } from '../../../domain/format/dates.ts';
import { connectUtilityPath } from '../../../domain/utility/setupSteps.ts';
import { useApp } from '../../platform/screen/app.ts';
import { useFormats } from '../format/useFormats.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { utilityWord } from './utilityWord.ts';
import type { UtilityWord } from './utilityWord.ts';

const TONES: Partial<Record<UtilityWord, 'saved' | 'plain'>> = { Eligible: 'saved', Pending: 'plain', noLocation: 'plain', noUtility: 'plain' };

/** The connection to the utility in plain words, with what can be done about it. */
export function UtilityStatus({ settings, action = true }: { readonly settings: Settings; readonly action?: boolean }) {
  const { words, helpUrls } = useApp().brand;
  const { locale } = useFormats();
  const word = utilityWord(settings);
  const { utility_info: utility, time_zone: zone } = settings;
  const end = utility?.current_oauth_outage_end_dttm ?? null;
  const values = {
    utility: utility?.short_name,
    events: words.reductionEvent.many,
    product: words.productName,
    known: end === null ? 'no' : 'yes',
    day: end === null ? '' : formatFullDate(new Date(end), zone, locale),
  };
  const connects = word === 'noLocation' || word === 'noUtility';
  const fine = TONES[word];
  return (
    <Notice tone={fine ?? 'warn'} title={<FormattedMessage id={`connection.${word}.title`} values={values} />}>
      <p>
        <FormattedMessage id={`connection.${word}.text`} values={values} />
      </p>
      {fine === undefined && (
        <p>
          <a href={helpUrls.utility}>
            <FormattedMessage id="connection.help" />
          </a>
        </p>
      )}
      {action && connects && (
        <div className="row">
          <ButtonLink to={connectUtilityPath(settings.postal_code !== null)} look="secondary" small>
            <FormattedMessage id={`connection.${word}.go`} />
          </ButtonLink>
        </div>
      )}
    </Notice>
  );
}
