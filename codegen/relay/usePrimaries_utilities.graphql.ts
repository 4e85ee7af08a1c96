/**
 * @generated SignedSource<<513eba0d60b3a9de6a9e9c708e1d76c8>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type usePrimaries_utilities$data = {
  readonly edges: ReadonlyArray<{
    readonly node: {
      readonly id: string;
      readonly name: string;
      readonly primaryUtility: {
        readonly id: string;
      } | null | undefined;
    };
  }>;
  readonly " $fragmentType": "usePrimaries_utilities";
};
export type usePrimaries_utilities$key = {
  readonly " $data"?: usePrimaries_utilities$data;
  readonly " $fragmentSpreads": FragmentRefs<"usePrimaries_utilities">;
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
  "name": "usePrimaries_utilities",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "UtilityEdge",
      "kind": "LinkedField",
      "name": "edges",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Utility",
          "kind": "LinkedField",
          "name": "node",
          "plural": false,
          "selections": [
            (v0/*:: as any*/),
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
              "concreteType": "Utility",
              "kind": "LinkedField",
              "name": "primaryUtility",
              "plural": false,
              "selections": [
                (v0/*:: as any*/)
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "UtilityConnection",
  "abstractKey": null
};
})();

(node as any).hash = "f4784b273417b9a40abd141678315814";

export default node;
