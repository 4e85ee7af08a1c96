import type { SubjectHandlers } from '../../../codegen/rest/handlers.ts';
import { UPLOAD_LIMITS } from '../../domain/meter/meterFile.ts';
import { reasonFaults, record } from '../audit/service.ts';
import type { MemberContext, UploadedFile } from '../platform/context.ts';
import { transaction } from '../platform/db/transaction.ts';
import { missing, refused } from '../platform/errors.ts';
import { rowId } from '../platform/graphql/nodes.ts';
import { say } from '../platform/messages/say.ts';
import { memberRecord } from '../readmodels/memberRecords.ts';
import type { ImportOutcome, MeterOwner } from './imports.ts';
import { readFileInTurn } from './readInTurn.ts';
import { uploadBody } from './rest.ts';
import { uploadRefusal } from './uploadRefusal.ts';
import type { MeterService } from './service.ts';

/**
 * Staff import a file that a member or a utility sent them, as an operator's import whose readings pay.
 * Source: decisions, Meter data.
 */
export function staffMeterHandlers(
  meter: MeterService,
): Pick<SubjectHandlers<'meter'>, 'uploadMemberMeterData'> {
  return {
    uploadMemberMeterData: async (ctx, { params, files }) => {
      const owner = await findOwner(ctx, params.member_id);
      let outcome: ImportOutcome | null = null;
      for await (const file of files) {
        if (file.field !== 'file' || outcome !== null)
          throw refused(say('meter.oneFile'), { code: 'METER_FILE' });
        outcome = await importUpload(ctx, meter, owner, file);
      }
      if (outcome === null) throw refused(say('meter.noFile'), { code: 'METER_FILE' });
      return { status: 200, body: uploadBody(outcome, ctx.locale) };
    },
  };
}

async function findOwner({ db, brand }: MemberContext, globalId: string): Promise<MeterOwner> {
  const id = rowId(globalId, 'MemberRecord');
  const found = id === null ? null : await memberRecord(db, brand.id, id);
  if (found === null) throw missing();
  return { brandId: brand.id, memberId: found.id, timeZone: found.timeZone };
}

/**
 * The reason for the audit log.
 * @throws the refusal of a missing or too short one.
 */
export function readReason(fields: UploadedFile['fields']): string {
  const reason = (fields['reason'] ?? '').trim();
  const [wrong] = reasonFaults(reason);
  if (wrong !== undefined)
    throw refused(wrong.message, { code: 'REASON', fields: { reason: wrong.message } });
  return reason;
}

async function importUpload(
  { db, deps: { config, newId }, now, brand, member }: MemberContext,
  meter: MeterService,
  owner: MeterOwner,
  { fileName, stream, fields }: UploadedFile,
): Promise<ImportOutcome> {
  const reason = readReason(fields);
  const maxBytes = config.uploadLimit;
  try {
    const read = await readFileInTurn(config.dataDir, stream, (open) =>
      meter.readFile({ fileName, stream: open(), limits: { ...UPLOAD_LIMITS, maxBytes } }),
    );
    return await transaction(db, async (tx) => {
      const outcome = await meter.importReadings(tx, owner, { ...read, source: 'operator' });
      if (outcome.repeated) return outcome;
      const { fileName: file, readings, newDays, changedDays } = outcome.import;
      await record(tx, {
        id: newId(),
        at: now,
        brandId: brand.id,
        actorId: member.id,
        action: 'meter.import',
        subject: `member:${owner.memberId}`,
        reason,
        before: null,
        after: { file, readings, newDays, changedDays },
      });
      return outcome;
    });
  } catch (error) {
    throw uploadRefusal(error, maxBytes) ?? error;
  }
}
