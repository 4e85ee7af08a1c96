/** Labels under a chart. */
const MOST = 6;

/** Whether the bar at this place of so many has a label: few enough to be read on a phone. */
export const isLabelled = (index: number, count: number): boolean => index % Math.ceil(count / MOST) === 0;
