/**
 * @generated SignedSource<<3a949ac406402102c25b7fdc2dba8f2e>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type NewMembersForm_utility$data = {
  readonly id: string;
  readonly name: string;
  readonly newMembersProgram: {
    readonly active: boolean;
    readonly id: string;
    readonly name: string;
  } | null | undefined;
  readonly version: number;
  readonly " $fragmentType": "NewMembersForm_utility";
};
export type NewMembersForm_utility$key = {
  readonly " $data"?: NewMembersForm_utility$data;
  readonly " $fragmentSpreads": FragmentRefs<"NewMembersForm_utility">;
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
  "name": "NewMembersForm_utility",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "version",
      "storageKey": null
    },
    (v1/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "Program",
      "kind": "LinkedField",
      "name": "newMembersProgram",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "active",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Utility",
  "abstractKey": null
};
})();

(node as any).hash = "ed88f7310aa1299d327250781d899bc3";

export default node;
