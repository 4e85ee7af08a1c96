import { formatEnergy } from '../../../src/domain/format/energy.ts';
import { formatNumber } from '../../../src/domain/format/numbers.ts';
import type { SettledReceipt } from '../../../src/domain/settlement/receipt.ts';

// How sentences of a receipt say its figures, and what they depend on.

export const always = () => true;
export const none = () => [];
export const exact = (wattHours: number) => `${(Math.abs(wattHours) / 1000).toFixed(3)} kWh`;
export const rough = (wattHours: number) =>
  formatEnergy(Math.abs(wattHours), 'en-US', 'kWh').replace('\u00a0', ' ');
export const points = (count: number) => `${count} ${count === 1 ? 'point' : 'points'}`;
export const money = (count: number) => (count < 100 ? `${count}¢` : `$${(count / 100).toFixed(2)}`);
export const percent = (value: number) => `${formatNumber(value, 'en-US', { most: 1 })}%`;
export const events = (count: number) => `${count} ${count === 1 ? 'event' : 'events'}`;
export const isEstimate = ({ pay }: SettledReceipt) => pay.payment === 'estimate';
export const counts = (receipt: SettledReceipt) => !receipt.left && !isEstimate(receipt);
export const streak =
  (change: SettledReceipt['after']['streakChange']) =>
  ({ after }: SettledReceipt) =>
    after.streakChange === change;
export const because =
  (reason: SettledReceipt['pay']['unpaidBecause']) =>
  ({ pay }: SettledReceipt) =>
    pay.unpaidBecause === reason;
export const verdict =
  (wanted: SettledReceipt['noise']['verdict']) =>
  ({ noise }: SettledReceipt) =>
    noise.verdict === wanted;
export const noPay = (receipt: SettledReceipt) => receipt.pay.points === 0;
export const isClose = (receipt: SettledReceipt) => verdict('within-noise')(receipt);
export const sign = (wanted: number) => (receipt: SettledReceipt) =>
  Math.sign(receipt.reductionWh) === wanted;
export const leftWh = ({ carry }: SettledReceipt) => carry?.leftWh ?? 0;
export const hasCarry = ({ carry }: SettledReceipt) => (carry?.openWh ?? 0) < 0 || (carry?.leftWh ?? 0) < 0;
export const addsToCarry = ({ carry }: SettledReceipt) => (carry?.leftWh ?? 0) < (carry?.openWh ?? 0);
export const ended =
  (why: NonNullable<SettledReceipt['carry']>['ended']) =>
  ({ carry }: SettledReceipt) =>
    carry?.ended === why;
export const share = ({ reductionWh, baselineWh }: SettledReceipt) => [
  percent(Math.round((Math.abs(reductionWh) * 100) / baselineWh)),
];
export const difference = ({ reductionWh }: SettledReceipt) => [rough(reductionWh)];
export const mean = ({ after }: SettledReceipt) => after.meanReduction ?? Number.NaN;
