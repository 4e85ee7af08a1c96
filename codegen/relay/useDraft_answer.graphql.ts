/**
 * @generated SignedSource<<7cb7ad4b89b4729fc17cf6ea484a78de>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useDraft_answer$data = {
  readonly __typename: "DraftChanged";
  readonly drafts: {
    readonly drafts: ReadonlyArray<{
      readonly content: string;
      readonly isOwn: boolean;
    }>;
    readonly " $fragmentSpreads": FragmentRefs<"useDraft_drafts">;
  };
  readonly " $fragmentType": "useDraft_answer";
} | {
  readonly __typename: "DraftsKept";
  readonly drafts: {
    readonly " $fragmentSpreads": FragmentRefs<"useDraft_drafts">;
  };
  readonly " $fragmentType": "useDraft_answer";
} | {
  // This will never be '%other', but we need some
  // value in case none of the concrete values match.
  readonly __typename: "%other";
  readonly " $fragmentType": "useDraft_answer";
};
export type useDraft_answer$key = {
  readonly " $data"?: useDraft_answer$data;
  readonly " $fragmentSpreads": FragmentRefs<"useDraft_answer">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "useDraft_answer"
};

(node as any).hash = "3afc4beffc9fb45ff64a7e0d1b9cd573";

export default node;
