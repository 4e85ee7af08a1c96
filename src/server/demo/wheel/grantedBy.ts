import type { WheelView } from '../../wheel/service.ts';

/** The spins that a member had at a time, oldest first: results of later evenings grant theirs later. */
export const grantedBy = ({ spins }: WheelView, at: Date): WheelView['spins'] =>
  spins.filter(({ spin }) => spin.grantedAt <= at);
