/**
 * @generated SignedSource<<2412fcd3034437cf8bf2afe60c3838f2>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type FulfilmentService = "ALDER" | "BIRCH" | "CEDAR" | "DOGWOOD" | "DONATIONS" | "SHOP" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type OrderActions_order$data = {
  readonly cardHundredths: number;
  readonly id: string;
  readonly mayCancel: boolean;
  readonly mayRefund: boolean;
  readonly mayReplace: boolean;
  readonly mayRetry: boolean;
  readonly payoutId: string | null | undefined;
  readonly service: FulfilmentService | null | undefined;
  readonly version: number;
  readonly waiting: {
    readonly id: string;
  } | null | undefined;
  readonly " $fragmentType": "OrderActions_order";
};
export type OrderActions_order$key = {
  readonly " $data"?: OrderActions_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderActions_order">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OrderActions_order",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "version",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "service",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "cardHundredths",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "mayRetry",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "mayCancel",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "mayRefund",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "mayReplace",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "payoutId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ApprovalRequest",
      "kind": "LinkedField",
      "name": "waiting",
      "plural": false,
      "selections": [
        (v0/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "StaffOrder",
  "abstractKey": null
};
})();

(node as any).hash = "4fb8a741f7d77f69851a4bea19c340ec";

export default node;
