/**
 * @generated SignedSource<<542bf566b4d304010273373bcdaf7074>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type MeterClaimSide = "CLAIMANT" | "HOLDER" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type DecideClaim_claim$data = {
  readonly claimant: {
    readonly email: string;
    readonly name: string | null | undefined;
  } | null | undefined;
  readonly holder: {
    readonly email: string;
    readonly name: string | null | undefined;
  } | null | undefined;
  readonly id: string;
  readonly mayDecideFor: ReadonlyArray<MeterClaimSide>;
  readonly numberLast4: string;
  readonly " $fragmentType": "DecideClaim_claim";
};
export type DecideClaim_claim$key = {
  readonly " $data"?: DecideClaim_claim$data;
  readonly " $fragmentSpreads": FragmentRefs<"DecideClaim_claim">;
};

const node: ReaderFragment = (function(){
var v0 = [
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
    "name": "email",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DecideClaim_claim",
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
      "kind": "ScalarField",
      "name": "numberLast4",
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "mayDecideFor",
      "storageKey": null
    }
  ],
  "type": "MeterClaim",
  "abstractKey": null
};
})();

(node as any).hash = "092d295c94e92107cb5c69ce154e8deb";

export default node;
