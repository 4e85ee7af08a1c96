/**
 * @generated SignedSource<<a25076d2cea501b71137724075bdd0d2>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type UtilityCashoutReason = "BILL_CREDIT" | "NONE" | "NOT_PERMITTED" | "PAYS_DIRECTLY" | "PROGRAM_PAUSED" | "%future added value";
export type UtilityConnectionKind = "ACCOUNT_NUMBER" | "OAUTH" | "%future added value";
export type UtilityConnectionMethod = "FILES" | "INTERFACE" | "NONE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type UtilityForm_utility$data = {
  readonly cashoutReason: UtilityCashoutReason;
  readonly connection: UtilityConnectionKind;
  readonly connectionMethod: UtilityConnectionMethod;
  readonly drpEmail: string | null | undefined;
  readonly drpName: string | null | undefined;
  readonly drpUrl: string | null | undefined;
  readonly id: string;
  readonly name: string;
  readonly partnerClientId: string | null | undefined;
  readonly partnerUrl: string | null | undefined;
  readonly primaryUtility: {
    readonly id: string;
  } | null | undefined;
  readonly programCount: number;
  readonly shortName: string;
  readonly timeZone: string;
  readonly version: number;
  readonly " $fragmentType": "UtilityForm_utility";
};
export type UtilityForm_utility$key = {
  readonly " $data"?: UtilityForm_utility$data;
  readonly " $fragmentSpreads": FragmentRefs<"UtilityForm_utility">;
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
  "name": "UtilityForm_utility",
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
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "shortName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "timeZone",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "connection",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "connectionMethod",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "partnerUrl",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "partnerClientId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "drpUrl",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "drpName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "drpEmail",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "cashoutReason",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Utility",
      "kind": "LinkedField",
      "name": "primaryUtility",
      "plural": false,
      "selections": [
        (v0/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "programCount",
      "storageKey": null
    }
  ],
  "type": "Utility",
  "abstractKey": null
};
})();

(node as any).hash = "dd946a4cf2e8074062730ca266f64cb8";

export default node;
