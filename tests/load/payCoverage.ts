import { addDays, toLocalDate } from '../../src/domain/meter/zone.ts';
import { programRules } from '../../src/domain/programs/rules.ts';
import { rememberedMeter } from '../../src/domain/settlement/backtest/rememberedMeter.ts';
import { prepareReplay, replayHome, sampleHome } from '../../src/domain/settlement/backtest/replay.ts';
import { summarise, type ToldCoverage } from '../../src/domain/settlement/backtest/sums.ts';
import { programPays } from '../../src/domain/settlement/backtest/told.ts';
import { coverageVerdict } from '../../src/domain/settlement/coverage.ts';
import type { MeasuredHome } from './payHomes.ts';
import { table } from './report.ts';

const RULES = ['ten-of-ten', 'blend'] as const;
/** One event in this many days. */
const EVERY_DAYS = [2, 3, 7] as const;
const LOOK_BACK_DAYS = 60;

/** How often a result falls within what its member would have been told before; the homes of a zone are one program. */
export function coverageTable(homes: readonly MeasuredHome[], [from, to]: readonly [number, number]): string {
  const groups = new Map<string, MeasuredHome[]>();
  for (const home of homes) {
    const name = `${home.isMadeUp ? 'demonstration' : 'files'}, ${home.zone}`;
    groups.set(name, [...(groups.get(name) ?? []), home]);
  }
  const lines = [...groups].flatMap(([name, members]) =>
    EVERY_DAYS.flatMap((every) =>
      covered(members, [from, to], every).map(({ idleTold, savingTold }, i) => [
        name,
        String(every),
        RULES[i] as string,
        shown(idleTold, false),
        shown(savingTold, true),
      ]),
    ),
  );
  return table(
    [
      'homes',
      'an event every … days',
      'rule',
      'no one saves: inside (below, above), goal 73–87%',
      'all save 20%',
    ],
    lines,
  );
}

function covered(members: readonly MeasuredHome[], [from, to]: readonly [number, number], every: number) {
  const { zone, country } = members[0] as MeasuredHome;
  const settings = RULES.map((baselineRule) =>
    programRules({ zone, country, settlementIntervalMinutes: 60, baselineRule }),
  );
  const days = members.map((home) => [toLocalDate(zone, home.from), toLocalDate(zone, home.until)] as const);
  const prepared = prepareReplay(
    {
      from: addDays(days.map(([first]) => first).toSorted()[0] as string, LOOK_BACK_DAYS),
      to: addDays(
        days
          .map(([, last]) => last)
          .toSorted()
          .at(-1) as string,
        -2,
      ),
      startMinute: from * 60,
      endMinute: to * 60,
      weekdays: [0, 1, 2, 3, 4, 5, 6],
      every,
    },
    zone,
    settings,
    100,
  );
  const replayed = members.map(({ meter }) => {
    const remembered = rememberedMeter(meter);
    return { at: ({ start }: { readonly start: number }) => remembered.at(start), otherEvents: [], away: [] };
  });
  const pays = programPays(
    replayed.flatMap((home) => sampleHome(prepared, home)),
    { settings: settings.length, evenings: prepared.evenings.length },
  );
  const sums = replayed.map((home) => replayHome(prepared, home, pays));
  return settings.map((_, i) => summarise(sums.flatMap((bySetting) => bySetting[i] ?? [])));
}

const VERDICTS = { few: 'too few', narrow: 'NO, too narrow', onGoal: 'met', wide: 'NO, too wide' } as const;

function shown(told: ToldCoverage | null | undefined, isSaving: boolean): string {
  if (told == null) return '–';
  const share = (count: number) => `${Math.round((100 * count) / told.results)}%`;
  const verdict = coverageVerdict(told);
  // Where almost every evening pays nothing, the narrowest range holds them all.
  const met = verdict === 'wide' && !isSaving ? 'wide, as most pay nothing' : VERDICTS[verdict];
  return `${share(told.inside)} (${share(told.below)}, ${share(told.above)}) of ${told.results}: ${met}`;
}
