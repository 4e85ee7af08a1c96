/**
 * @generated SignedSource<<1f42d7f4dce75906e4fea5a6773a6e15>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PayoutState = "BLOCKED" | "FAILED" | "PAID" | "QUEUED" | "REFUSED" | "RETURNED" | "REVIEW" | "SENT" | "UNCLAIMED" | "WITHDRAWN" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type PayoutSums_counts$data = ReadonlyArray<{
  readonly count: number;
  readonly hundredths: number;
  readonly state: PayoutState;
  readonly " $fragmentType": "PayoutSums_counts";
}>;
export type PayoutSums_counts$key = ReadonlyArray<{
  readonly " $data"?: PayoutSums_counts$data;
  readonly " $fragmentSpreads": FragmentRefs<"PayoutSums_counts">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "PayoutSums_counts",
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hundredths",
      "storageKey": null
    }
  ],
  "type": "PayoutCount",
  "abstractKey": null
};

(node as any).hash = "4f40005ae6aff2c950c809ad3e1342ba";

export default node;
