import type { Wheel, WheelOdds } from '../../codegen/rest/types.ts';

const seed = {
  day: '2026-03-10',
  commitment: 'c0',
  starts_at: '2026-03-10T04:00:00Z',
  ends_at: '2026-03-11T04:00:00Z',
  seed: null,
};
const odds = (type: WheelOdds['type'], title: string): WheelOdds => ({
  prize_id: title,
  type,
  title,
  text: '',
  weight: 1,
  points: null,
  out: null,
});
/** What a member in California sees who has confirmed the age and has no spin left. */
export const stubWheel: Wheel = {
  player: {
    minimum_age: 18,
    age_confirmed: true,
    closed: null,
    may_win_cash: true,
    shows_name: false,
    first_name: 'Dana',
    region: 'CA',
  },
  spins: [],
  unseen: null,
  prizes: [],
  history: [],
  odds: [odds('FREE_DEVICE', 'Smart plug'), odds('CASH', '25¢'), odds('PRIZE_ENTRY', 'Home battery')],
  odds_hash: 'd0',
  total_weight: 3,
  seed,
  next_seed: seed,
  past_seeds: [],
  next_free_spin_at: '2026-03-16T04:00:00Z',
  time_zone: 'America/New_York',
  has_boost: false,
  draws: [
    {
      id: 'draw',
      month: '2026-03-01',
      title: 'Home battery',
      closes_at: '2026-04-01T04:00:00Z',
      commitment: 'e0',
      own_entries: [],
      outcome: null,
    },
  ],
};
