/**
 * @generated SignedSource<<5e3b69fc19d629962fd7fc319845035b>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useStoreAttribute_user$data = {
  readonly attributes: ReadonlyArray<{
    readonly key: string;
    readonly value: string;
  }>;
  readonly id: string;
  readonly " $fragmentType": "useStoreAttribute_user";
};
export type useStoreAttribute_user$key = {
  readonly " $data"?: useStoreAttribute_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"useStoreAttribute_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useStoreAttribute_user",
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
      "concreteType": "UserAttribute",
      "kind": "LinkedField",
      "name": "attributes",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "key",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "value",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "228b6a482692c8770b06ab4f335b6b51";

export default node;
