/** Orders `o` that keep their price. What replaces another order is that order's worth once more, not more of it. */
export const KEPT = `o.state in ('placed', 'accepted', 'fulfilled') and o.replaces is null`;

/** Orders `o` that were paid out, in the year of `fulfilled_at`. */
export const PAID = `o.state = 'fulfilled' and o.replaces is null`;

/** Orders `o` that leave as money: cash, gift cards, and cards won at the wheel. Discounts have no face value. */
export const IS_MONEY = `(o.kind in ('cash', 'gift_card') or (o.kind = 'wheel' and o.value_hundredths > 0))`;

/** Orders `o` that count towards a year's total: money, prizes, and whatever a promo code gave. */
export const IS_TAXED = `(o.kind in ('cash', 'gift_card', 'prize', 'wheel') or o.worth_points is not null)`;

/** What an order `o` that cost nothing is worth is on the order; earlier ones of the wheel have it on their spin. */
const WORTH_POINTS = `coalesce(o.worth_points, case when o.kind = 'wheel'
  then coalesce((select s.worth_points from wheel_spins s where s.member_id = o.member_id and s.order_id = o.id), 0)
  else o.price_points end)`;

/** The worth of an order `o` in hundredths. Points of the wheel and of promo codes count once they are spent. */
export const worth = (pointsPerUnit: string): string =>
  `coalesce(o.value_hundredths, floor((${WORTH_POINTS}) * 100.0 / ${pointsPerUnit}))::int8`;
