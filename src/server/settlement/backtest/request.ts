import { countryZone } from '../../../domain/brands/countryZone.ts';
import type { Country } from '../../../domain/brands/countries.ts';
import { daysBetween } from '../../../domain/meter/zone.ts';
import { programRules } from '../../../domain/programs/rules.ts';
import type {
  BaselineRule,
  CarryFactor,
  ProgramRules,
  SettlementInterval,
} from '../../../domain/programs/rules.ts';
import { validateProgramRules } from '../../../domain/programs/validate.ts';
import { listEvenings } from '../../../domain/settlement/backtest/evenings.ts';
import type { EveningPlan } from '../../../domain/settlement/backtest/evenings.ts';
import { reasonFaults, record } from '../../audit/service.ts';
import type { BrandRates } from '../../platform/brandRates.ts';
import type { Deps } from '../../platform/context.ts';
import type { Db } from '../../platform/db/db.ts';
import { transaction } from '../../platform/db/transaction.ts';
import { invalid, refusal, type RefusedChange, type RefusedField } from '../../platform/graphql/refusal.ts';
import { isId } from '../../platform/ids.ts';
import { say } from '../../platform/messages/say.ts';
import { readUtility } from '../../programs/service.ts';
import { segmentsToMatch } from '../../segments/service.ts';
import { findHomes } from './queries.ts';
import {
  deleteBacktestRow,
  deleteHomes,
  insertBacktest,
  insertHomes,
  lockBacktest,
  updateBacktest,
  type BacktestRow,
} from './store/backtests.ts';
import type { BacktestPlan } from './tables.ts';
import { deleteUploadOf, findUpload, summariseUpload, takeUpload } from './store/uploads.ts';

const MOST_SETTINGS = 3;
const MOST_DAYS = 366;
const MOST_EVERY = 31;
const DAY_MINUTES = 1440;

/** What a setting of a program's form says; everything else is as for a new program. */
export interface GivenSetting {
  readonly baselineRule: BaselineRule;
  readonly sameDayAdjustment: boolean;
  readonly deadBandPercent: number;
  readonly carryFactor: number;
  readonly pointsPerKwh: number;
}

interface Order {
  readonly brandId: string;
  readonly actorId: string | null;
  readonly reason: string;
}

export interface BacktestOrder extends Order {
  readonly country: Country;
  /** Null: of all utilities, of all members. */
  readonly utilityId: string | null;
  readonly segmentId: string | null;
  /** Homes of uploaded files instead of members'. */
  readonly uploadId: string | null;
  readonly evenings: EveningPlan;
  readonly settlementIntervalMinutes: number;
  readonly settings: readonly GivenSetting[];
}

type BacktestDeps = Pick<Deps, 'db' | 'clock' | 'newId'> & { readonly brands: BrandRates };
type Outcome = { readonly backtest: BacktestRow } | { readonly refusal: RefusedChange };

/** Chooses the homes as they are now, queues the calculation and audits it. */
export async function startBacktest(deps: BacktestDeps, order: BacktestOrder): Promise<Outcome> {
  const { brandId, actorId, reason, utilityId, segmentId, uploadId, evenings } = order;
  const now = deps.clock.now();
  return transaction(deps.db, async (tx) => {
    const utility = utilityId === null ? null : await readUtility(tx, utilityId);
    if (utilityId !== null && utility?.brandId !== brandId) {
      const message = say('programs.noSuchUtility');
      return refusal('NOT_FOUND', message, [{ field: 'utilityId', message }]);
    }
    const segment =
      segmentId === null ? null : await segmentsToMatch({ ...deps, db: tx }, brandId, [segmentId]);
    if (segmentId !== null && segment === null) {
      const message = say('programs.backtest.noSuchSegment');
      return refusal('NOT_FOUND', message, [{ field: 'segmentId', message }]);
    }
    const upload = uploadId === null ? null : await pickUpload(tx, brandId, uploadId);
    if (uploadId !== null && upload === null)
      return refusal('NOT_FOUND', say('programs.backtest.filesGone'), [
        { field: 'uploadId', message: say('programs.backtest.filesGone') },
      ]);
    if (upload !== null && utility === null)
      return invalid([{ field: 'utilityId', message: say('programs.backtest.filesUtility') }]);
    const settings = order.settings.map((given) =>
      programRules({
        zone: utility?.timeZone ?? countryZone(order.country),
        country: order.country,
        settlementIntervalMinutes: order.settlementIntervalMinutes as SettlementInterval,
        ...given,
        carryFactor: given.carryFactor as CarryFactor,
      }),
    );
    const faults = [
      ...eveningFaults(evenings, order.settlementIntervalMinutes, now),
      ...settingFaults(settings),
      ...reasonFaults(reason),
    ];
    if (faults.length > 0) return invalid(faults);
    const plan: BacktestPlan = {
      homes: {
        ...(upload === null ? {} : { files: upload.fileNames }),
        utility: utility === null ? null : { id: utility.id, name: utility.name },
        segment: segmentId === null ? null : { id: segmentId, name: segment?.names[0] ?? '' },
      },
      evenings,
      settings,
    };
    const id = deps.newId();
    const row = { id, brand: brandId, plan, state: 'RUNNING', dueAt: now, startedAt: now } as const;
    const homes =
      upload === null ? await findHomes(tx, id, { brandId, utilityId, match: segment?.match ?? null }) : null;
    const homesTotal = homes?.length ?? upload?.homes ?? 0;
    const backtest = await insertBacktest(tx, { ...row, homesTotal });
    if (upload !== null) await takeUpload(tx, upload.id, id);
    else await insertHomes(tx, id, homes ?? []);
    await record(tx, {
      id: deps.newId(),
      at: now,
      brandId,
      actorId,
      action: 'backtest.start',
      subject: `backtest:${id}`,
      reason: reason.trim(),
      before: null,
      after: { ...plan, homes: { ...plan.homes, count: homesTotal } },
    });
    return { backtest };
  });
}

/** Stops a backtest; what it found so far is dropped, because it says nothing of the other homes. */
export function cancelBacktest(deps: BacktestDeps, order: Order & { readonly id: string }): Promise<Outcome> {
  return changed(deps, order, 'backtest.cancel', async (tx, { id, state }) => {
    if (state !== 'RUNNING') return refusal('CONFLICT', say('programs.backtest.ended'));
    await deleteHomes(tx, id);
    await deleteUploadOf(tx, id);
    return {
      backtest: await updateBacktest(tx, id, {
        state: 'CANCELLED',
        dueAt: null,
        endedAt: deps.clock.now(),
        pays: null,
      }),
    };
  });
}

export function deleteBacktest(deps: BacktestDeps, order: Order & { readonly id: string }): Promise<Outcome> {
  return changed(deps, order, 'backtest.delete', async (tx, backtest) => {
    await deleteBacktestRow(tx, backtest.id);
    return { backtest };
  });
}

function changed(
  { db, clock, newId }: BacktestDeps,
  { brandId, actorId, reason, id }: Order & { readonly id: string },
  action: string,
  change: (tx: Db, backtest: BacktestRow) => Promise<Outcome>,
): Promise<Outcome> {
  return transaction(db, async (tx) => {
    const backtest = await lockBacktest(tx, brandId, id);
    if (backtest === null) return refusal('NOT_FOUND', say('programs.backtest.gone'));
    const faults = reasonFaults(reason);
    if (faults.length > 0) return invalid(faults);
    const outcome = await change(tx, backtest);
    if ('backtest' in outcome)
      await record(tx, {
        id: newId(),
        at: clock.now(),
        brandId,
        actorId,
        action,
        subject: `backtest:${id}`,
        reason: reason.trim(),
        before: { state: backtest.state, homesDone: backtest.homesDone },
        after: null,
      });
    return outcome;
  });
}

async function pickUpload(tx: Db, brandId: string, uploadId: string) {
  const found = isId(uploadId) ? await findUpload(tx, brandId, uploadId) : null;
  return found && { ...found, homes: (await summariseUpload(tx, found.id)).homes };
}

function eveningFaults(plan: EveningPlan, intervalMinutes: number, now: Date): RefusedField[] {
  const faults: RefusedField[] = [];
  const expect = (sound: boolean, field: string, message: RefusedField['message']) => {
    if (!sound) faults.push({ field, message });
  };
  const { from, to, startMinute, endMinute, weekdays, every } = plan;
  const isPeriod = from <= to && daysBetween(from, to) < MOST_DAYS;
  expect(isPeriod, 'to', say('programs.backtest.period'));
  expect(to < now.toISOString().slice(0, 10), 'to', say('programs.backtest.past'));
  const isOnGrid = (minute: number) => Number.isInteger(minute) && minute % intervalMinutes === 0;
  expect(
    startMinute >= 0 &&
      startMinute < endMinute &&
      endMinute <= DAY_MINUTES &&
      isOnGrid(startMinute) &&
      isOnGrid(endMinute),
    'endMinute',
    say('programs.backtest.hours', { minutes: intervalMinutes }),
  );
  expect(
    weekdays.length > 0 && weekdays.every((day) => Number.isInteger(day) && day >= 0 && day <= 6),
    'weekdays',
    say('programs.backtest.weekdays'),
  );
  expect(
    Number.isInteger(every) && every >= 1 && every <= MOST_EVERY,
    'every',
    say('programs.backtest.every', { most: MOST_EVERY }),
  );
  if (faults.length === 0)
    expect(listEvenings(plan, 'UTC').length > 0, 'weekdays', say('programs.backtest.noEvening'));
  return faults;
}

function settingFaults(settings: readonly ProgramRules[]): RefusedField[] {
  if (settings.length < 1 || settings.length > MOST_SETTINGS)
    return [{ field: 'settings', message: say('programs.backtest.settings', { most: MOST_SETTINGS }) }];
  return settings.flatMap((rules, i) =>
    validateProgramRules(rules).map(({ field, message }) => ({ field: `settings.${i}.${field}`, message })),
  );
}
