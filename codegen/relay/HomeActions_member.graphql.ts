/**
 * @generated SignedSource<<136ea869318ed6d9f976b7cf6e8f2b5c>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type HomeActions_member$data = {
  readonly id: string;
  readonly program: {
    readonly id: string;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"BillNumbers_member" | "ChangeProgram_member">;
  readonly " $fragmentType": "HomeActions_member";
};
export type HomeActions_member$key = {
  readonly " $data"?: HomeActions_member$data;
  readonly " $fragmentSpreads": FragmentRefs<"HomeActions_member">;
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
  "name": "HomeActions_member",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "Program",
      "kind": "LinkedField",
      "name": "program",
      "plural": false,
      "selections": [
        (v0/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "BillNumbers_member"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ChangeProgram_member"
    }
  ],
  "type": "MemberRecord",
  "abstractKey": null
};
})();

(node as any).hash = "fe2c8ed4fb3b46a28a7fb9bf3e1f323c";

export default node;
