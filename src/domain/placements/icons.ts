/** The icons that content can have. */
export const PLACEMENT_ICONS = [
  'bolt',
  'calendar',
  'cash',
  'chart',
  'flame',
  'gift',
  'leaf',
  'mail',
  'people',
  'plug',
  'shield',
  'sun',
  'upload',
] as const;

export type PlacementIconName = (typeof PLACEMENT_ICONS)[number];
