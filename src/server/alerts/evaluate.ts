import { ALERT_RULES, isBreached, type AlertRuleName } from '../../domain/alerts/rules.ts';
import type { MeasureDeps } from './deps.ts';
import type { Measured, Measurement } from './measurement.ts';
import { MEASURES } from './measures.ts';
import { noteValue, openAlert, readOpen, readSettings, resolveAlerts, type AlertRow } from './store.ts';

/** Rules that each machine measures of itself only: others' alerts end when none has measured them for so long. */
const BY_MACHINE: ReadonlySet<AlertRuleName> = new Set(['DISK_LOW']);
const MACHINE_GONE_MS = 3_600_000;

const toKey = ({ brand, subject }: Pick<Measurement, 'brand' | 'subject'>): string =>
  `${brand ?? ''} ${subject}`;

/**
 * Measures what the rules ask for, opens an alert once for each thing that is beyond its threshold, and ends those that no
 * longer are. What can't be measured stays as it is, unless its rule was changed.
 */
export async function evaluateAlerts(deps: MeasureDeps, names: readonly AlertRuleName[]): Promise<void> {
  const { db, clock, config, log, newId } = deps;
  const now = clock.now();
  const settingOf = await readSettings(db, config.alertEmails);
  for (const name of names) {
    let measured: readonly Measurement[];
    try {
      measured = await MEASURES[name](deps, now);
    } catch (error) {
      log.error({ err: error, rule: name }, 'a rule of the alerts could not be measured');
      continue;
    }
    const isBeyond = ({ brand, value }: Pick<Measurement, 'brand' | 'value'>): boolean => {
      const { isOn, threshold } = settingOf(name, brand);
      return isOn && value !== null && isBreached(ALERT_RULES[name], value, threshold);
    };
    const known = measured.filter((each): each is Measured => each.value !== null);
    const beyond = known.filter(isBeyond);
    const unknown = new Set(measured.filter(({ value }) => value === null).map(toKey));
    const ofOthers = BY_MACHINE.has(name) ? keepsOthers(measured, now) : () => false;
    const open = (await readOpen(db, name)).filter(
      (row) => !ofOthers(row) && (!unknown.has(toKey(row)) || !isBeyond(row)),
    );
    const left = new Map(open.map((row) => [toKey(row), row]));
    for (const each of beyond) {
      const row = left.get(toKey(each));
      left.delete(toKey(each));
      if (row !== undefined) {
        if (row.value !== each.value || BY_MACHINE.has(name)) await noteValue(db, row.id, each, now);
      } else if ((await openAlert(db, newId(), name, each, now)) !== null)
        log.warn(
          { rule: name, brand: each.brand, subject: each.subject, value: each.value },
          'an alert opened',
        );
    }
    // What a changed rule ends says how it is now, because it may go on.
    for (const each of known) {
      const row = left.get(toKey(each));
      if (row !== undefined && !isBeyond(row)) await noteValue(db, row.id, each, now);
    }
    await resolveAlerts(
      db,
      [...left.values()].map(({ id }) => id),
      now,
    );
    for (const { rule, brand, subject } of left.values())
      log.info({ rule, brand, subject }, 'an alert is over');
  }
}

/** Whether another machine has measured it lately, and this one hasn't. */
function keepsOthers(measured: readonly Measurement[], now: Date): (row: AlertRow) => boolean {
  const own = new Set(measured.map(toKey));
  return (row) =>
    !own.has(toKey(row)) && now.getTime() - (row.measuredAt ?? row.openedAt).getTime() < MACHINE_GONE_MS;
}
