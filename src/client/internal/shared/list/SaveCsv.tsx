import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { csvTable, spreadsheetText } from '../../../../domain/settlement/csvText.ts';
import { useApp } from '../../../platform/screen/app.ts';
import { RequestFailure } from '../../../platform/transport/failure.ts';
import { Button } from '../../../ui/Button.tsx';

interface SaveCsvProps {
  /** The file's name, without its ending. */
  readonly name: string;
  readonly head: readonly string[];
  /** All rows, not only those that are shown. */
  readonly load: () => Promise<readonly (readonly (string | number | null)[])[]>;
}

/** Saves a list as a table for a spreadsheet. */
export function SaveCsv({ name, head, load }: SaveCsvProps) {
  const intl = useIntl();
  const { flashes, reporter } = useApp();
  const [busy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      const rows = await load();
      download(
        `${name}.csv`,
        csvTable([
          head,
          ...rows.map((row) => row.map((cell) => (typeof cell === 'string' ? spreadsheetText(cell) : cell))),
        ]),
      );
    } catch (error) {
      // The error funnel has reported what a request ended with.
      if (error instanceof RequestFailure) return;
      flashes.show({ type: 'error', text: intl.formatMessage({ id: 'shell.error.default' }) });
      reporter.unexpected('A list could not be saved.', error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button reads look="secondary" small busy={busy} onClick={() => void save()}>
      <FormattedMessage id="internal.list.csv" />
    </Button>
  );
}

function download(name: string, csv: string): void {
  const address = URL.createObjectURL(new Blob([`\uFEFF${csv}`], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
