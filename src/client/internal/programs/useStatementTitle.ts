import { useIntl } from 'react-intl';

interface Numbered {
  readonly number: number;
  readonly corrects?: number | null | undefined;
  readonly amount: number;
}

/** "Statement 3", or "Credit note 4" and "Correction 4" for what names another. */
export function useStatementTitle(): (statement: Numbered) => string {
  const intl = useIntl();
  return ({ number, corrects, amount }) => {
    const kind = corrects == null ? 'one' : amount < 0 ? 'credit' : 'correction';
    return intl.formatMessage({ id: `internalPrograms.statements.${kind}` }, { number });
  };
}
