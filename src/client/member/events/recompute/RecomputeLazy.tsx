import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useFormats } from '../../../shared/format/useFormats.ts';
import { useApp } from '../../../platform/screen/app.ts';
import { useScreenData } from '../../../platform/screen/screen.ts';
import { RequestFailure } from '../../../platform/transport/failure.ts';
import { Button } from '../../../ui/Button.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { Table } from '../../../ui/table/Table.tsx';
import type { loader } from '../eventLoader.ts';
import type { RecomputedFigure, RecomputedReceipt } from './recomputed.ts';

const loadRules = () => import('./recomputed.ts');

/** "Recompute this in your browser": loads the rules on click and runs them on the downloaded receipt. */
export function RecomputeLazy() {
  const app = useApp();
  const { id } = useScreenData<typeof loader>();
  const [busy, setBusy] = useState(false);
  const [result, setResult] = useState<RecomputedReceipt | 'broken' | 'failed' | null>(null);

  async function run() {
    setBusy(true);
    try {
      const [{ recomputed }, answer] = await Promise.all([
        app.importLazily(loadRules),
        app.rest.read('/events/{id}/receipt', { params: { path: { id }, query: { format: 'json' } } }),
      ]);
      setResult(recomputed(answer) ?? 'broken');
    } catch (error) {
      if (!(error instanceof RequestFailure)) throw error;
      setResult('failed');
    } finally {
      setBusy(false);
    }
  }

  return (
    <div className="stack">
      <p className="muted">
        <FormattedMessage id="recompute.text" />
      </p>
      <div className="row">
        <Button look="secondary" small busy={busy} onClick={() => void run()}>
          <FormattedMessage id={result === null ? 'recompute.do' : 'recompute.again'} />
        </Button>
      </div>
      <div role="status">{result !== null && <Said result={result} />}</div>
      {result !== null && typeof result === 'object' && <Figures figures={result.figures} />}
    </div>
  );
}

function Said({ result }: { readonly result: RecomputedReceipt | 'broken' | 'failed' }) {
  const intl = useIntl();
  const { watts } = useFormats();
  if (result === 'broken' || result === 'failed') {
    return (
      <Notice tone="warn" title={<FormattedMessage id={`recompute.${result}`} />}>
        <p>
          <FormattedMessage id={`recompute.${result}Text`} />
        </p>
      </Notice>
    );
  }
  const { differences } = result;
  if (differences.length === 0) {
    return (
      <Notice
        tone="saved"
        title={<FormattedMessage id="recompute.same" values={{ watts: watts(result.watts) }} />}
      >
        <p>
          <FormattedMessage id="recompute.sameText" />
        </p>
      </Notice>
    );
  }
  return (
    <Notice
      tone="warn"
      title={<FormattedMessage id="recompute.differs" values={{ count: differences.length }} />}
    >
      <p>
        <FormattedMessage
          id="recompute.differsText"
          values={{
            parts: intl.formatList(
              differences.map((name) => intl.formatMessage({ id: `recompute.part.${name}` })),
            ),
          }}
        />
      </p>
    </Notice>
  );
}

function Figures({ figures }: { readonly figures: readonly RecomputedFigure[] }) {
  const intl = useIntl();
  const { exactEnergy, number } = useFormats();
  const say = (id: string) => intl.formatMessage({ id });
  const text = ({ unit }: RecomputedFigure, value: number) =>
    unit === 'energy' ? exactEnergy(value) : number(value);
  return (
    <Table
      caption={say('recompute.figures')}
      rows={figures}
      rowKey={({ name }) => name}
      columns={[
        {
          key: 'name',
          header: say('recompute.figure'),
          rowHeader: true,
          cell: ({ name }) => say(`recompute.name.${name}`),
        },
        {
          key: 'receipt',
          header: say('recompute.receipt'),
          numeric: true,
          cell: (figure) => text(figure, figure.receipt),
        },
        {
          key: 'here',
          header: say('recompute.here'),
          numeric: true,
          cell: (figure) => text(figure, figure.here),
        },
      ]}
    />
  );
}
