import type { SubjectHandlers } from '../../../codegen/rest/handlers.ts';
import type { components } from '../../../codegen/rest/types.ts';
import { realTimeToCsv } from '../../domain/settlement/realTimeCsv.ts';
import { receiptToCsv } from '../../domain/settlement/receiptCsv.ts';
import { missing } from '../platform/errors.ts';
import { isId } from '../platform/ids.ts';
import { backtestCsv } from './backtest/csv.ts';
import { backtestFileHandlers } from './backtest/upload.ts';
import { downloadSettlementFile } from './files/download.ts';
import { performanceCsv } from './performance/csv.ts';
import { readReceiptFile, type ReceiptFile } from './service.ts';
import type { AnyReceipt } from './tables.ts';
import { readTypicalMonth } from './typicalMonth.ts';

type Schemas = components['schemas'];

/** Receipts as JSON or CSV, and backtests as CSV. Source: decisions, Baseline and settlement. */
export const settlementHandlers: SubjectHandlers<'settlement'> = {
  getReceipt: async ({ db, deps, brand, member }, { params, query }) => {
    if (!isId(params.id)) throw missing();
    const file = await readReceiptFile(
      { ...deps, db },
      { brandId: brand.id, memberId: member.id },
      params.id,
    );
    if (file === null) throw missing();
    if (query.format === 'json') return { status: 200, body: receiptBody(file, params.id) };
    const headers = {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="receipt-${params.id}.csv"`,
    };
    return {
      status: 200,
      headers,
      body: file.receipt.kind === 'reduction' ? receiptToCsv(file.receipt) : realTimeToCsv(file.receipt),
    };
  },
  getTypicalMonth: async (ctx) => ({ status: 200, body: { typical_month: await readTypicalMonth(ctx) } }),
  ...backtestFileHandlers,
  exportEventPerformance: async (ctx, { params }) => ({
    status: 200,
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="event-performance.csv"',
    },
    body: await performanceCsv(ctx, params.event),
  }),
  downloadSettlementFile: (ctx, { params }) => downloadSettlementFile(ctx, params.file),
  exportBacktest: async (ctx, { params }) => ({
    status: 200,
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="backtest.csv"',
    },
    body: await backtestCsv(ctx, params.backtest),
  }),
};

function receiptBody({ receipt, versions, ledger }: ReceiptFile, eventId: string): Schemas['EventReceipt'] {
  return {
    event_id: eventId,
    receipt: inContract(receipt),
    versions: versions.map(({ version, settledAt, points, change }) => ({
      version,
      settled_at: settledAt.toISOString(),
      points,
      change_reason: change?.code ?? null,
      change,
    })),
    ledger: ledger.map(({ causeKey, cause, bookedAt, watts }) => ({
      cause_key: causeKey,
      cause,
      booked_at: bookedAt.toISOString(),
      watts,
    })),
  };
}

type Unwritable<T> = T extends object ? { readonly [Key in keyof T]: Unwritable<T[Key]> } : T;

/** The compiler checks that the domain's receipt matches the contract. */
function inContract(receipt: AnyReceipt): Schemas['Receipt'] {
  const same: Unwritable<Schemas['Receipt']> = receipt;
  return same as Schemas['Receipt'];
}
