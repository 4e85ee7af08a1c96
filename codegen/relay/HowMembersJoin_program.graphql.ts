/**
 * @generated SignedSource<<e5b0f0d865becc919729c88cdfe31bae>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type UtilityConnectionMethod = "FILES" | "INTERFACE" | "NONE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type HowMembersJoin_program$data = {
  readonly id: string;
  readonly memberCount: number;
  readonly name: string;
  readonly utility: {
    readonly connectionMethod: UtilityConnectionMethod;
    readonly id: string;
    readonly name: string;
    readonly postalCodeCount: number;
  };
  readonly " $fragmentType": "HowMembersJoin_program";
};
export type HowMembersJoin_program$key = {
  readonly " $data"?: HowMembersJoin_program$data;
  readonly " $fragmentSpreads": FragmentRefs<"HowMembersJoin_program">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "HowMembersJoin_program",
  "selections": [
    (v0/*:: as any*/),
    (v1/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "memberCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Utility",
      "kind": "LinkedField",
      "name": "utility",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/),
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
          "name": "postalCodeCount",
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

(node as any).hash = "c4f0638ad207c684d9dff40068162682";

export default node;
