/**
 * @generated SignedSource<<929dc6f62cf630e176671be0d3b05e81>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MembersTools_query$data = {
  readonly staff: {
    readonly memberTags: ReadonlyArray<string> | null | undefined;
  } | null | undefined;
  readonly " $fragmentType": "MembersTools_query";
};
export type MembersTools_query$key = {
  readonly " $data"?: MembersTools_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"MembersTools_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MembersTools_query",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Staff",
      "kind": "LinkedField",
      "name": "staff",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "memberTags",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "51d939ffc9db10fbb1b71057013c04ca";

export default node;
