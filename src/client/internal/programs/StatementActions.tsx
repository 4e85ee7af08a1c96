import { useIntl } from 'react-intl';
import { useApp } from '../../platform/screen/app.ts';
import { Button } from '../../ui/Button.tsx';
import { ButtonAnchor } from '../../ui/ButtonAnchor.tsx';

interface StatementActionsProps {
  readonly id: string;
  readonly number: number;
  /** Whether it bills a month. */
  readonly hasItems: boolean;
  /** Whether it pays members. */
  readonly hasLines: boolean;
}

/** A statement for the utility: on paper or as PDF, and as tables. */
export function StatementActions({ id, number, hasItems, hasLines }: StatementActionsProps) {
  const intl = useIntl();
  const { rest } = useApp();
  const text = (name: string) => intl.formatMessage({ id: `internalPrograms.statements.${name}` });
  return (
    <div className="row no-print">
      <Button reads look="secondary" small onClick={() => window.print()}>
        {text('print')}
      </Button>
      {hasItems && (
        <ButtonAnchor
          href={rest.address(`/api/internal/programs/statements/${id}/items`)}
          download={`statement-${number}-items.csv`}
          look="secondary"
          small
        >
          {text('itemsCsv')}
        </ButtonAnchor>
      )}
      {hasLines && (
        <ButtonAnchor
          href={rest.address(`/api/internal/programs/statements/${id}`)}
          download={`statement-${number}.csv`}
          look="secondary"
          small
        >
          {text('linesCsv')}
        </ButtonAnchor>
      )}
    </div>
  );
}
