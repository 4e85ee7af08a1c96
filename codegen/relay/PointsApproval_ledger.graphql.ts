/**
 * @generated SignedSource<<0678f593b338480041fc1acd71cba6fb>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AdjustmentCause = "MISSING_RESULT" | "MISTAKE" | "OTHER" | "REWARD_TROUBLE" | "THANKS" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type PointsApproval_ledger$data = {
  readonly points: number;
  readonly waiting: {
    readonly points: {
      readonly cause: AdjustmentCause;
      readonly note: string | null | undefined;
      readonly points: number;
    } | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"Approval_request">;
  } | null | undefined;
  readonly " $fragmentType": "PointsApproval_ledger";
};
export type PointsApproval_ledger$key = {
  readonly " $data"?: PointsApproval_ledger$data;
  readonly " $fragmentSpreads": FragmentRefs<"PointsApproval_ledger">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "points",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PointsApproval_ledger",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "ApprovalRequest",
      "kind": "LinkedField",
      "name": "waiting",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "Approval_request"
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "PointsAdjustment",
          "kind": "LinkedField",
          "name": "points",
          "plural": false,
          "selections": [
            (v0/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "cause",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "note",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "MemberLedger",
  "abstractKey": null
};
})();

(node as any).hash = "e8e816d8c5ee0959baaddaf667429c46";

export default node;
