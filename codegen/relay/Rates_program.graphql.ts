/**
 * @generated SignedSource<<9373b2225e8ca929452a9fe97626880a>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Rates_program$data = {
  readonly id: string;
  readonly rates: ReadonlyArray<{
    readonly fromMonth: string;
    readonly paymentDays: number;
    readonly perEnrollment: number;
    readonly perKwMonth: number;
    readonly perKwh: number;
  }>;
  readonly waitingRates: {
    readonly rates: {
      readonly fromMonth: string;
      readonly paymentDays: number;
      readonly perEnrollment: number;
      readonly perKwMonth: number;
      readonly perKwh: number;
    } | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"Approval_request">;
  } | null | undefined;
  readonly " $fragmentType": "Rates_program";
};
export type Rates_program$key = {
  readonly " $data"?: Rates_program$data;
  readonly " $fragmentSpreads": FragmentRefs<"Rates_program">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "fromMonth",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "perKwh",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "perKwMonth",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "perEnrollment",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "paymentDays",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Rates_program",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ProgramRates",
      "kind": "LinkedField",
      "name": "rates",
      "plural": true,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ApprovalRequest",
      "kind": "LinkedField",
      "name": "waitingRates",
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
          "concreteType": "RatesChange",
          "kind": "LinkedField",
          "name": "rates",
          "plural": false,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Program",
  "abstractKey": null
};
})();

(node as any).hash = "84bd8823b635af51bf30f36ea3854654";

export default node;
