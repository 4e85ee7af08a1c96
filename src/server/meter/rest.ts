import type { SubjectHandlers } from '../../../codegen/rest/handlers.ts';
import type { MeterData, MeterImport as ImportBody } from '../../../codegen/rest/types.ts';
import { UPLOAD_LIMITS } from '../../domain/meter/meterFile.ts';
import type { RequestContext, SessionMember, UploadedFile } from '../platform/context.ts';
import { refused } from '../platform/errors.ts';
import type { ImportOutcome, MeterImport, MeterOwner, MeterSummary } from './imports.ts';
import type { MeterService } from './service.ts';
import { noteSentence } from './fileSentences.ts';
import { readFileInTurn } from './readInTurn.ts';
import { uploadRefusal } from './uploadRefusal.ts';
import type { Locale } from '../../domain/brands/countries.ts';
import { inWords } from '../platform/messages/inWords.ts';
import { say } from '../platform/messages/say.ts';

/** Latest imports in the list. */
const IMPORTS_SHOWN = 20;

export function meterHandlers(
  meter: MeterService,
): Pick<SubjectHandlers<'meter'>, 'getMeterData' | 'uploadMeterData'> {
  return {
    getMeterData: async (ctx) => {
      const owner = findOwner(ctx.member);
      const points = await meter.meters(ctx.db, owner);
      const imports = await meter.imports(ctx.db, owner, IMPORTS_SHOWN);
      return {
        status: 200,
        body: {
          service_points: points.map(pointBody),
          imports: imports.map((taken) => importBody(taken, ctx.locale)),
        },
      };
    },
    uploadMeterData: async (ctx, { files }) => {
      const owner = findOwner(ctx.member);
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

function findOwner(member: SessionMember): MeterOwner {
  return { brandId: member.brandId, memberId: member.id, timeZone: member.timeZone };
}

async function importUpload(
  { db, deps }: RequestContext,
  meter: MeterService,
  owner: MeterOwner,
  { fileName, stream }: UploadedFile,
): Promise<ImportOutcome> {
  const maxBytes = deps.config.uploadLimit;
  try {
    return await readFileInTurn(deps.config.dataDir, stream, (open) =>
      meter.importFile(db, owner, {
        fileName,
        stream: open(),
        source: 'upload',
        limits: { ...UPLOAD_LIMITS, maxBytes },
      }),
    );
  } catch (error) {
    throw uploadRefusal(error, maxBytes) ?? error;
  }
}

function pointBody(point: MeterSummary): MeterData['service_points'][number] {
  return {
    id: point.id,
    number_last4: point.numberLast4,
    time_zone: point.timeZone,
    interval_minutes: point.intervalMinutes,
    first_day: point.firstDay,
    last_day: point.lastDay,
    complete_days: point.completeDays,
    export_seen: point.exportSeen,
  };
}

function importBody(taken: MeterImport, locale: Locale): ImportBody {
  return {
    id: taken.id,
    file_name: taken.fileName,
    format: taken.format,
    source: taken.source,
    imported_at: taken.importedAt.toISOString(),
    readings: taken.readings,
    new_days: taken.newDays,
    changed_days: taken.changedDays,
    first_dttm: taken.firstAt?.toISOString() ?? null,
    last_dttm: taken.lastAt?.toISOString() ?? null,
    notes: taken.notes.map((note) => inWords(locale, noteSentence(note))),
  };
}

/** The upload's effect: nothing for a file that was imported before. */
export function uploadBody({ import: taken, repeated }: ImportOutcome, locale: Locale): ImportBody {
  const body = importBody(taken, locale);
  return repeated
    ? { ...body, new_days: 0, changed_days: 0, notes: [inWords(locale, say('meter.repeated'))] }
    : body;
}
