import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { useNow } from '../../platform/clock/useNow.ts';
import { staffPaths } from '../../platform/navigation/staffPaths.ts';
import { useApp } from '../../platform/screen/app.ts';
import { ButtonAnchor } from '../../ui/ButtonAnchor.tsx';
import { Panel } from '../shared/page/Panel.tsx';

const DAY_MS = 86_400_000;

/** Years that can be downloaded. */
const YEARS = 3;

/** Who was paid what, by the date of the payment: a file for each of the latest years. */
export function TaxFiles() {
  const intl = useIntl();
  const { rest } = useApp();
  const thisYear = new Date(useNow(DAY_MS)).getUTCFullYear();
  const years = Array.from({ length: YEARS }, (_, back) => thisYear - back);
  return (
    <Panel
      title={<FormattedMessage id="internalMoney.tax.title" />}
      aside={
        <Link to={staffPaths.internalTaxYear()}>
          <FormattedMessage id="internalMoney.tax.forms" />
        </Link>
      }
    >
      <div className="stack">
        <p className="small muted">{intl.formatMessage({ id: 'internalMoney.tax.lead' })}</p>
        <div className="row">
          {years.map((year) => (
            <ButtonAnchor
              key={year}
              href={rest.address(`/api/internal/money/payments/${year}`)}
              download={`payments-${year}.csv`}
              look="secondary"
              small
            >
              <FormattedMessage id="internalMoney.tax.file" values={{ year: String(year) }} />
            </ButtonAnchor>
          ))}
        </div>
      </div>
    </Panel>
  );
}
