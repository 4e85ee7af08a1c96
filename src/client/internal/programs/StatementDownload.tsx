import { useIntl } from 'react-intl';
import { useApp } from '../../platform/screen/app.ts';
import { ButtonAnchor } from '../../ui/ButtonAnchor.tsx';

/** A statement as a file for the utility. */
export function StatementDownload({ id, number }: { readonly id: string; readonly number: number }) {
  const intl = useIntl();
  const app = useApp();
  return (
    <ButtonAnchor
      href={app.rest.address(`/api/internal/programs/statements/${id}`)}
      download={`statement-${number}.csv`}
      look="quiet"
      small
    >
      {intl.formatMessage({ id: 'internalPrograms.statements.download' }, { number })}
    </ButtonAnchor>
  );
}
