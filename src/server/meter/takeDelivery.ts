import type { DeliveryReport as ReportBody } from '../../../codegen/rest/types.ts';
import { record } from '../audit/service.ts';
import type { RequestContext, UploadedFile } from '../platform/context.ts';
import { missing, refused } from '../platform/errors.ts';
import { say } from '../platform/messages/say.ts';
import { readDeliveryInTurn } from './readInTurn.ts';
import type { DeliverReadings, DeliveryReport, LeftMeter } from './deliveryReport.ts';
import { uploadRefusal } from './uploadRefusal.ts';

/** Meters listed by name, the faulty ones first; the others are only counted. */
const MOST_NAMED = 200;

/** Who delivers, and why, for the audit log. */
interface Delivering {
  readonly actorId: string;
  readonly reason: string;
}

/** Imports the one file of an upload. */
export async function takeDelivery(
  ctx: RequestContext,
  deliver: DeliverReadings,
  utilityId: string,
  files: AsyncIterable<UploadedFile>,
  by: (file: UploadedFile) => Delivering,
): Promise<ReportBody> {
  let report: DeliveryReport | null = null;
  for await (const file of files) {
    if (file.field !== 'file' || report !== null) throw refused(say('meter.oneFile'), { code: 'METER_FILE' });
    report = await importUpload(ctx, deliver, utilityId, file, by(file));
  }
  if (report === null) throw refused(say('meter.noFile'), { code: 'METER_FILE' });
  return reportBody(report);
}

async function importUpload(
  { db, deps: { config, newId, clock }, brand }: RequestContext,
  deliver: DeliverReadings,
  utilityId: string,
  { fileName, stream }: UploadedFile,
  { actorId, reason }: Delivering,
): Promise<DeliveryReport> {
  const maxBytes = config.deliveryLimit;
  try {
    // The list of meters is complete only at the file's end, so the file is read twice.
    const report = await readDeliveryInTurn(config.dataDir, stream, (open) =>
      deliver({ brandId: brand.id, utility: utilityId }, { name: fileName, open }, maxBytes),
    );
    if (report === null) throw missing();
    const { fileName: file, homes, readings, taken, unchanged, connected, left } = report;
    const after = { file, homes, readings, taken, unchanged, connected, leftOut: left.length };
    await record(db, {
      id: newId(),
      at: clock.now(),
      brandId: brand.id,
      actorId,
      action: 'meter.delivery',
      subject: `utility:${utilityId}`,
      reason,
      before: null,
      after,
    });
    return report;
  } catch (error) {
    throw uploadRefusal(error, maxBytes) ?? error;
  }
}

const ORDER: Readonly<Record<LeftMeter['why'], number>> = {
  faulty: 0,
  elsewhere: 1,
  ambiguous: 2,
  unmatched: 3,
};

function reportBody({
  fileName,
  homes,
  readings,
  taken,
  unchanged,
  connected,
  left,
}: DeliveryReport): ReportBody {
  const count = (why: LeftMeter['why']): number => left.filter((each) => each.why === why).length;
  const counts = {
    faulty: count('faulty'),
    elsewhere: count('elsewhere'),
    ambiguous: count('ambiguous'),
    unmatched: count('unmatched'),
  };
  const named = [...left]
    .sort((a, b) => ORDER[a.why] - ORDER[b.why] || (a.line ?? 0) - (b.line ?? 0))
    .slice(0, MOST_NAMED);
  return {
    file_name: fileName,
    homes,
    readings,
    taken,
    unchanged,
    connected,
    left_counts: counts,
    left: named.map(({ number, why, line, fault }) => ({ number, why, line, fault })),
  };
}
