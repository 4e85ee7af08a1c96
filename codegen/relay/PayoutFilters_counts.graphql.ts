/**
 * @generated SignedSource<<53befe772333b5d0f857ad3d3693a317>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PayoutState = "BLOCKED" | "FAILED" | "PAID" | "QUEUED" | "REFUSED" | "RETURNED" | "REVIEW" | "SENT" | "UNCLAIMED" | "WITHDRAWN" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type PayoutFilters_counts$data = ReadonlyArray<{
  readonly count: number;
  readonly state: PayoutState;
  readonly " $fragmentType": "PayoutFilters_counts";
}>;
export type PayoutFilters_counts$key = ReadonlyArray<{
  readonly " $data"?: PayoutFilters_counts$data;
  readonly " $fragmentSpreads": FragmentRefs<"PayoutFilters_counts">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "PayoutFilters_counts",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "state",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "count",
      "storageKey": null
    }
  ],
  "type": "PayoutCount",
  "abstractKey": null
};

(node as any).hash = "f743684de8adf85408d617fc0fcd0f74";

export default node;
