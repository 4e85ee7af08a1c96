import { useIntl } from 'react-intl';

/** An account of the books in words: "Results paid, Evening Savers". */
export function useAccountName(): (account: string, program: string | null | undefined) => string {
  const intl = useIntl();
  return (account, program) => {
    const [owner = '', , ...kind] = account.split(':');
    const name = kind.length === 0 ? owner : `${owner}.${kind[0]}`;
    const detail = kind[1];
    const text = intl.formatMessage(
      { id: `internalMoney.account.${name}` },
      {
        kind:
          detail === undefined
            ? ''
            : intl.formatMessage({
                id:
                  kind[0] === 'income'
                    ? `internalPrograms.items.kind.${detail.toUpperCase()}`
                    : `internalOrders.kind.${detail.toUpperCase()}`,
              }),
      },
    );
    return program == null ? text : `${text}, ${program}`;
  };
}
