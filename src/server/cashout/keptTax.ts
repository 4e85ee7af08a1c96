import { taxRecordUntil, taxThreshold, taxYearsKept } from '../../domain/cashout/rules.ts';
import type { RequestBrand } from '../platform/context.ts';
import type { Db } from '../platform/db/db.ts';
import type { NewId } from '../platform/ids.ts';
import type { Secrets } from '../platform/secrets.ts';
import { readTaxLines, type TaxLineRecord } from './queries/cashouts.ts';
import { latestW9 } from './store/cashouts.ts';
import { insertKeptTax } from './store/keptTax.ts';
import { movedNumber } from './w9.ts';

interface Whose {
  readonly brand: Pick<RequestBrand, 'id' | 'config'>;
  readonly memberId: string;
  readonly now: Date;
}

/** A member's years that the tax office may still ask about, latest first; none where the country has no such form. */
export async function readTaxYearsToKeep(
  db: Db,
  { brand, memberId, now }: Whose,
): Promise<readonly TaxLineRecord[]> {
  const { country, pointsPerUnit } = brand.config;
  if (pointsPerUnit === null) return [];
  const years = await Promise.all(
    taxYearsKept(now).map(async (year) => {
      const least = taxThreshold(country, year);
      return least === null
        ? []
        : (await readTaxLines(db, brand.id, { year, pointsPerUnit, least, memberId })).lines;
    }),
  );
  return years.flat();
}

/** Keeps what the tax office may still ask for when a member's account goes, and no more. */
export async function keepTaxRecords(
  tx: Db,
  { newId, secrets }: { readonly newId: NewId; readonly secrets: Secrets },
  whose: Whose,
): Promise<void> {
  const { brand, memberId } = whose;
  const lines = await readTaxYearsToKeep(tx, whose);
  if (lines.length === 0) return;
  const form = await latestW9(tx, brand.id, memberId);
  for (const line of lines) {
    const id = newId();
    await insertKeptTax(tx, {
      id,
      brand: brand.id,
      year: line.year,
      name: form?.name ?? `${line.firstName} ${line.lastName}`.trim(),
      tinType: form?.tinType ?? null,
      tin: form === null ? null : movedNumber(secrets, { formId: form.id, tin: form.tin }, id),
      lastFour: form?.lastFour ?? null,
      status: form?.status ?? null,
      address: form?.address ?? null,
      cash: line.cash,
      giftCards: line.giftCards,
      prizes: line.prizes,
      total: line.total,
      keptUntil: taxRecordUntil(line.year),
    });
  }
}
