import type { SubjectHandlers } from '../../../../codegen/rest/handlers.ts';
import { readDelivered, uploadRefusal } from '../../meter/service.ts';
import type { MemberContext, UploadedFile } from '../../platform/context.ts';
import { missing, refused } from '../../platform/errors.ts';
import { isId } from '../../platform/ids.ts';
import { say } from '../../platform/messages/say.ts';
import { addFile, findUpload, insertMeter, insertUpload, summariseUpload } from './store/uploads.ts';

/** How long files wait for their backtest. */
const WAIT_MS = 86_400_000;

/** Meter files whose homes exist only inside a backtest; nothing is imported. */
export const backtestFileHandlers: Pick<SubjectHandlers<'settlement'>, 'uploadBacktestFile'> = {
  uploadBacktestFile: async (ctx, { files }) => {
    let uploadId: string | null = null;
    let faulty = 0;
    for await (const file of files) {
      if (file.field !== 'file' || uploadId !== null)
        throw refused(say('meter.oneFile'), { code: 'METER_FILE' });
      ({ uploadId, faulty } = await takeFile(ctx, file));
    }
    if (uploadId === null) throw refused(say('meter.noFile'), { code: 'METER_FILE' });
    const { homes, first, last } = await summariseUpload(ctx.db, uploadId);
    return { status: 200, body: { upload_id: uploadId, homes, faulty, first_day: first, last_day: last } };
  },
};

async function takeFile(
  { db, deps: { config, newId, clock, secrets }, brand }: MemberContext,
  { fileName, stream, fields }: UploadedFile,
): Promise<{ uploadId: string; faulty: number }> {
  const given = fields['upload_id'] ?? '';
  const known = isId(given) ? await findUpload(db, brand.id, given) : null;
  if (given !== '' && known === null) throw missing();
  const uploadId = known?.id ?? newId();
  const expiresAt = new Date(clock.now().getTime() + WAIT_MS);
  const maxBytes = config.deliveryLimit;
  let isThere = known !== null;
  try {
    const read = await readDelivered(
      { fileName, stream, maxBytes, folder: config.dataDir, now: clock.now().getTime() / 1000 },
      async (number, days) => {
        if (!isThere)
          await insertUpload(db, {
            id: uploadId,
            brand: brand.id,
            backtestId: null,
            fileNames: [],
            expiresAt,
          });
        isThere = true;
        await insertMeter(db, uploadId, secrets.keyedHash(`backtest:${uploadId}`, number ?? newId()), days);
      },
    );
    if (!isThere) throw refused(say('programs.backtest.noMeter'), { code: 'METER_FILE' });
    await addFile(db, uploadId, read.fileName, expiresAt);
    return { uploadId, faulty: read.faulty };
  } catch (error) {
    throw uploadRefusal(error, maxBytes) ?? error;
  }
}
