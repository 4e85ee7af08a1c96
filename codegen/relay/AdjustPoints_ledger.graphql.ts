/**
 * @generated SignedSource<<f0a0ae07885f957de26c4220e9c774f4>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AdjustPoints_ledger$data = {
  readonly isOwn: boolean;
  readonly memberId: string;
  readonly points: number;
  readonly " $fragmentType": "AdjustPoints_ledger";
};
export type AdjustPoints_ledger$key = {
  readonly " $data"?: AdjustPoints_ledger$data;
  readonly " $fragmentSpreads": FragmentRefs<"AdjustPoints_ledger">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AdjustPoints_ledger",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "memberId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "points",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isOwn",
      "storageKey": null
    }
  ],
  "type": "MemberLedger",
  "abstractKey": null
};

(node as any).hash = "7bfa6d558ac9d5fc74ebc679a4f04531";

export default node;
