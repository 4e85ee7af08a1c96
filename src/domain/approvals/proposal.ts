import type { FeatureRule } from '../features/featureRules.ts';
import type { OverrideState } from '../features/features.ts';
import type { AdjustmentCause } from '../ledger/adjustment.ts';
import type { BillingRates } from '../programs/billing.ts';
import type { ContentDraft } from '../placements/checkContent.ts';
import type { SegmentKind, SegmentNode } from '../segments/tree.ts';

/** What a second person approves: what reaches many members, points and replacements above a limit. */
export const APPROVAL_KINDS = [
  'FEATURE',
  'SEGMENT',
  'CONTENT',
  'EXPERIMENT',
  'OVERRIDE',
  'POINTS',
  'RATES',
  'REPLACEMENT',
] as const;
export type ApprovalKind = (typeof APPROVAL_KINDS)[number];

/** What staff may keep a draft of: changes that may wait for a second person, and articles of the help. */
export const DRAFT_KINDS = ['FEATURE', 'SEGMENT', 'CONTENT', 'EXPERIMENT', 'HELP'] as const;
export type DraftKind = (typeof DRAFT_KINDS)[number];

export const APPROVAL_STATES = ['WAITING', 'APPROVED', 'REFUSED', 'WITHDRAWN', 'OUTDATED'] as const;
export type ApprovalState = (typeof APPROVAL_STATES)[number];

interface FeatureProposal {
  readonly kind: 'FEATURE';
  /** Null: the brand's default. */
  readonly isEnabled: boolean | null;
  readonly rules: readonly FeatureRule[];
}

interface SegmentProposal {
  readonly kind: 'SEGMENT';
  readonly segmentKind: Exclude<SegmentKind, 'CODE_DEFINED'>;
  readonly name: string;
  readonly description: string;
  readonly tree: SegmentNode | null;
  readonly invert: boolean;
  readonly active: boolean;
  readonly activelyEnrolling: boolean;
}

/** Content that was checked; its instants are ISO texts. */
interface StoredContent extends Omit<ContentDraft, 'startsAt' | 'endsAt'> {
  readonly active: boolean;
  readonly pictureId: string | null;
  readonly segmentId: string | null;
  readonly startsAt: string | null;
  readonly endsAt: string | null;
}

interface ContentProposal {
  readonly kind: 'CONTENT';
  readonly content: StoredContent;
}

interface ExperimentProposal {
  readonly kind: 'EXPERIMENT';
  /** The variant that the whole audience gets at the end; null: the experiment starts. */
  readonly rollOut: string | null;
}

interface OverrideProposal {
  readonly kind: 'OVERRIDE';
  /** Keys of features. */
  readonly keys: readonly string[];
  readonly state: OverrideState;
  /** An ISO text; null: until they are cleared. */
  readonly expiresAt: string | null;
}

interface PointsProposal {
  readonly kind: 'POINTS';
  /** Names the adjustment, which is booked once. */
  readonly key: string;
  /** Negative: a debit. */
  readonly points: number;
  readonly cause: AdjustmentCause;
  readonly note: string | null;
}

/** What a program's utility pays from a month on. */
interface RatesProposal extends Omit<BillingRates, 'paymentDays'> {
  readonly kind: 'RATES';
  /** Absent in what waited before programs had terms of payment. */
  readonly paymentDays?: number;
}

interface ReplacementProposal {
  readonly kind: 'REPLACEMENT';
  /** What the order is worth that would be sent again. */
  readonly points: number;
}

/** A change as plain JSON: what approving it saves. */
export type Proposal =
  | FeatureProposal
  | SegmentProposal
  | ContentProposal
  | ExperimentProposal
  | OverrideProposal
  | PointsProposal
  | RatesProposal
  | ReplacementProposal;
export type ProposalOf<Kind extends ApprovalKind> = Extract<Proposal, { readonly kind: Kind }>;
