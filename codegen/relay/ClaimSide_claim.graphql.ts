/**
 * @generated SignedSource<<d881eb78efb52f3b87df6fcdd1f8771d>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type MeterClaimProof = "NUMBER" | "READINGS" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ClaimSide_claim$data = {
  readonly claimant: {
    readonly postalCode: string | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"MemberLink_member">;
  } | null | undefined;
  readonly heldSince: string | null | undefined;
  readonly holder: {
    readonly postalCode: string | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"MemberLink_member">;
  } | null | undefined;
  readonly lastReadingOn: string | null | undefined;
  readonly proof: MeterClaimProof;
  readonly " $fragmentType": "ClaimSide_claim";
};
export type ClaimSide_claim$key = {
  readonly " $data"?: ClaimSide_claim$data;
  readonly " $fragmentSpreads": FragmentRefs<"ClaimSide_claim">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "postalCode",
    "storageKey": null
  },
  {
    "args": null,
    "kind": "FragmentSpread",
    "name": "MemberLink_member"
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ClaimSide_claim",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "proof",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "heldSince",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lastReadingOn",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "MemberRecord",
      "kind": "LinkedField",
      "name": "claimant",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "MemberRecord",
      "kind": "LinkedField",
      "name": "holder",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "MeterClaim",
  "abstractKey": null
};
})();

(node as any).hash = "1f75b2f3f2942c3ef04b464f918286c3";

export default node;
