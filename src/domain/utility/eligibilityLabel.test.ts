import { expect, it } from 'vitest';
import { eligibilityLabel } from './eligibilityLabel.ts';
import type { TakingPart } from './takingPart.ts';

it.each<[TakingPart['can'], TakingPart['why'], string]>([
  ['yes', null, 'Eligible'],
  ['no', 'no_utility', 'Ineligible'],
  ['no', 'not_supported', 'Ineligible'],
  ['no', 'rejected', 'Ineligible'],
  ['not_yet', 'not_connected', 'Pending'],
  ['not_yet', 'utility_later', 'Pending'],
  ['not_yet', 'area_later', 'Pending'],
  ['not_yet', 'awaiting_readings', 'Pending'],
  ['not_yet', 'no_program', 'Pending'],
  ['not_yet', 'conflict', 'Issue'],
  ['not_yet', 'duplicate', 'Issue'],
  ['not_yet', 'moved', 'Issue'],
  ['not_yet', 'attestation', 'Issue'],
  ['not_yet', 'unmatched', 'Issue'],
  ['not_yet', 'disconnected', 'Issue'],
])('SET-01: a home that takes part %s for %s is %s', (can, why, label) => {
  expect(eligibilityLabel({ can, why })).toBe(label);
});
